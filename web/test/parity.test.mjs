// The same rules: seeded battles of every scenario of every rulebook, played in the browser, are
// played again by the program of this machine, which compares the state after every choice.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { DESK, Player, open } from "./browser.mjs";

const LAB = process.env.RIPOSTE_LAB;
const SEEDS = [1, 2, 3];

let site;
let folder;
before(async () => {
  site = await open();
  folder = await mkdtemp(join(tmpdir(), "riposte-"));
});
after(async () => {
  await site.close();
  await rm(folder, { recursive: true });
});

test("every scenario goes the same way here and there", { skip: LAB ? false : "RIPOSTE_LAB names no program" }, async () => {
  const player = await Player.at(site, DESK);
  const names = (which) => player.page.evaluate((name) => riposte[name]().split(" "), which);
  const scenarios = await names("scenarios");
  // The weakest play quickly; the rules are the same for all.
  const [random, better] = await names("players");
  const battles = scenarios.flatMap((scenario) => [...SEEDS.map((seed) => [scenario, seed, random]), [scenario, 1, better]]);
  let choices = 0;
  // What it prints of a battle is not looked at; what it has to complain of is in the error.
  const quiet = { stdio: ["ignore", "ignore", "pipe"] };
  for (const [scenario, seed, by] of battles) {
    const played = await player.page.evaluate(([name, number, who]) => riposte.rehearse(name, number, who), [scenario, seed, by]);
    assert.match(played, /^riposte replay /, `${scenario}: ${played.slice(0, 300)}`);
    const steps = Number(/^choices: (\d+)$/m.exec(played)[1]);
    assert.ok(steps > 3, `${scenario}: only ${steps} choices`);
    choices += steps;
    const file = join(folder, `${scenario}-${seed}-${by}`);
    await writeFile(`${file}.riposte`, played);
    // Plays the choices of the browser and compares the hash after each.
    execFileSync(LAB, ["verify", `${file}.riposte`], quiet);
    // And decides by itself: the computer players come to the same choices.
    execFileSync(LAB, ["play", scenario, "--seed", String(seed), "--players", `${by},${by}`, "--replay", `${file}.native`], quiet);
    assert.equal(played, await readFile(`${file}.native`, "utf8"), `${scenario}, seed ${seed}, ${by}`);
  }
  console.log(`${battles.length} battles of ${scenarios.length} scenarios, ${choices} choices, all alike`);
  await player.close();
});
