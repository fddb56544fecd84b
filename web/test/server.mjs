// Serves a folder on localhost, compressed where the browser takes it, as a host of pages does.
import { createServer } from "node:http";
import { readFile } from "node:fs/promises";
import { extname, join, normalize } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";

const TYPES = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".css": "text/css",
  ".wasm": "application/wasm",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".webmanifest": "application/manifest+json",
};

/** Serves `folder`; gives the server, its address and what ends it. Port 0 takes any that is free.
    Of the server may be set: `folder`; `seconds`, for how long browsers may keep a path; `broken`
    and `silent`, which paths get an error and which no answer. */
export async function serve(folder, port = 0) {
  const packed = new Map();
  const server = createServer(async (request, answer) => {
    const path = normalize(decodeURIComponent(new URL(request.url, "http://x").pathname));
    const file = join(server.folder, path.endsWith("/") ? path + "index.html" : path);
    if (server.silent?.(path)) return undefined;
    if (server.broken?.(path)) return answer.writeHead(503).end();
    try {
      if (!packed.has(file)) packed.set(file, gzipSync(await readFile(file)));
      answer.writeHead(200, {
        "content-type": TYPES[extname(file)] ?? "application/octet-stream",
        "content-encoding": "gzip",
        "cache-control": server.seconds?.(path) ? `max-age=${server.seconds(path)}` : "no-cache",
      });
      return answer.end(packed.get(file));
    } catch {
      return answer.writeHead(404).end();
    }
  });
  server.folder = folder;
  await new Promise((ready) => server.listen(port, "127.0.0.1", ready));
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { server, address: `http://127.0.0.1:${server.address().port}/`, close };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { address } = await serve(process.argv[2] ?? "dist", Number(process.argv[3] ?? 8080));
  console.log(address);
}
