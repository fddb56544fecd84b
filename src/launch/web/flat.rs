//! The part of the engine's drawing that a flat board needs.
//!
//! The whole of it prepares for depth, for light and for making smaller sizes of pictures in
//! forty formats, before the first frame; on a page that is time a player waits.

use std::path::PathBuf;

use bevy::app::PluginGroupBuilder;
use bevy::asset::io::embedded::EmbeddedAssetRegistry;
use bevy::core_pipeline::blit::BlitPlugin;
use bevy::core_pipeline::core_2d::Core2dPlugin;
use bevy::core_pipeline::schedule::camera_driver;
use bevy::core_pipeline::tonemapping::TonemappingPlugin;
use bevy::core_pipeline::upscaling::UpscalingPlugin;
use bevy::core_pipeline::{CorePipelinePlugin, FullscreenShader};
use bevy::prelude::*;
use bevy::render::RenderApp;
use bevy::render::renderer::{PendingCommandBuffers, RenderGraph, RenderGraphSystems, RenderQueue};

/// Where the engine looks for the triangle that covers the screen, and what we put there.
const TRIANGLE: (&str, &str) = (
    "bevy_core_pipeline/fullscreen_vertex_shader/fullscreen.wgsl",
    include_str!("fullscreen.wgsl"),
);

/// Stands in for [`CorePipelinePlugin`].
#[derive(Debug)]
struct FlatPipeline;

/// The engine, of whose drawing the flat part alone.
pub fn engine() -> PluginGroupBuilder {
    let whole = DefaultPlugins.build();
    whole.add_before::<CorePipelinePlugin>(FlatPipeline).disable::<CorePipelinePlugin>()
}

impl Plugin for FlatPipeline {
    fn build(&self, app: &mut App) {
        let registry = app.world_mut().resource_mut::<EmbeddedAssetRegistry>();
        let (path, text) = TRIANGLE;
        registry.insert_asset(PathBuf::new(), path.as_ref(), text.as_bytes());
        app.add_plugins((Core2dPlugin, BlitPlugin, TonemappingPlugin, UpscalingPlugin));
        let Some(render) = app.get_sub_app_mut(RenderApp) else { return };
        let driver = camera_driver.in_set(RenderGraphSystems::Render);
        let submit = submit.in_set(RenderGraphSystems::Submit);
        render.init_resource::<FullscreenShader>().add_systems(RenderGraph, (driver, submit));
    }
}

/// Hands what was drawn to the graphics card.
fn submit(mut pending: ResMut<PendingCommandBuffers>, queue: Res<RenderQueue>) {
    let buffers = pending.take();
    if !buffers.is_empty() {
        queue.submit(buffers);
    }
}
