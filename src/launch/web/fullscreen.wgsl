#define_import_path bevy_core_pipeline::fullscreen_vertex_shader

struct FullscreenVertexOutput {
    @builtin(position) position: vec4<f32>,
    @location(0) uv: vec2<f32>,
};

// One triangle, twice as wide and as high as the screen: its corners are (0, 0), (0, 2) and
// (2, 0), counted from the upper left of the screen in screens.
@vertex
fn fullscreen_vertex_shader(@builtin(vertex_index) corner: u32) -> FullscreenVertexOutput {
    let uv = 2.0 * vec2<f32>(f32(corner / 2u), f32(corner % 2u));
    let position = vec4<f32>(2.0 * uv.x - 1.0, 1.0 - 2.0 * uv.y, 0.0, 1.0);
    return FullscreenVertexOutput(position, uv);
}
