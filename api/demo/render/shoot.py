"""Renders a product once, derives all its colors, and renders a small, soft shadow."""

import os

import bpy
import numpy as np

from materials import DEEPER, linear, pixels_of

PASSES = {
    'image': 'Image',
    'normal': 'Denoising Normal',
    'diffuse_direct': 'DiffDir',
    'diffuse_indirect': 'DiffInd',
    'diffuse_colour': 'DiffCol',
    'gloss_direct': 'GlossDir',
    'gloss_indirect': 'GlossInd',
    'gloss_colour': 'GlossCol',
    'emitted': 'Emit',
    'paint': 'paint',
}
SHADOW_SHARE = 20
SHADOW_SAMPLES = 32
STEPS = (1, 2, 4, 8)
DIAGONAL, STRAIGHT, CENTRE = 0.0625, 0.125, 0.25
GLASSY = 0.02
GREY = np.array([0.2126, 0.7152, 0.0722], dtype=np.float32)


def prepare_passes(scene, folder):
    layer = scene.view_layers[0]
    layer.cycles.denoising_store_passes = True
    layer.use_pass_diffuse_direct = layer.use_pass_diffuse_indirect = True
    layer.use_pass_diffuse_color = layer.use_pass_glossy_color = True
    layer.use_pass_glossy_direct = layer.use_pass_glossy_indirect = True
    layer.use_pass_emit = True
    aov = layer.aovs.add()
    aov.name, aov.type = 'paint', 'VALUE'
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    source = tree.nodes.new('CompositorNodeRLayers')
    files = tree.nodes.new('CompositorNodeOutputFile')
    files.base_path = folder
    files.format.file_format = 'OPEN_EXR'
    files.format.color_depth = '32'
    files.format.color_mode = 'RGBA'
    files.format.exr_codec = 'NONE'
    files.file_slots.clear()
    for name, output in PASSES.items():
        files.file_slots.new(name)
        tree.links.new(source.outputs[output], files.inputs[name])


def render_passes(folder, names=PASSES):
    bpy.ops.render.render()
    return {name: read_pass(os.path.join(folder, f'{name}0001.exr')) for name in names}


def read_pass(path):
    image = bpy.data.images.load(path)
    image.colorspace_settings.name = 'Non-Color'
    width, height = image.size
    pixels = pixels_of(image).reshape(height, width, image.channels).copy()
    bpy.data.images.remove(image)
    return pixels


def developed(passes):
    """Separates the denoised light from the surfaces it falls on."""
    three = {name: pixels[..., :3] for name, pixels in passes.items()}
    alpha = passes['image'][..., 3:4]
    light = np.concatenate(
        [
            np.minimum(three['diffuse_direct'] + three['diffuse_indirect'], 12),
            np.minimum(three['gloss_direct'] + three['gloss_indirect'], 12),
        ],
        axis=2,
    )
    colour, gloss = three['diffuse_colour'], three['gloss_colour']
    rest = three['image'] - light[..., :3] * colour - light[..., 3:] * gloss - three['emitted']
    light = filtered(light, np.concatenate([three['normal'] * 1.6, colour * 2, gloss], axis=2), alpha)
    return {
        'light': light[..., :3],
        'colour': colour,
        'other': light[..., 3:] * gloss + np.maximum(rest, 0) + three['emitted'],
        'alpha': alpha,
        'cover': even(alpha, passes['normal']),
        'paint': passes['paint'][..., :1],
    }


def filtered(light, guide, alpha):
    """Applies an edge-stopping wavelet filter."""
    empty = (alpha < 1e-3).astype(np.float32) * 1e3
    spread = 1.0
    for step in STEPS:
        light = one_step(light, guide, empty, step, spread)
        spread *= 0.8
    return light


def even(alpha, normal):
    """Smooths the alpha of glass, which is noisy with few samples."""
    if np.mean((alpha > 0.1) & (alpha < 0.9)) < GLASSY:
        return alpha
    solid = np.maximum(alpha, 2e-3)
    return np.minimum(filtered(np.repeat(solid, 6, axis=2), normal[..., :3] * 1.6, solid)[..., :1], 1) * (alpha_near(alpha))


def alpha_near(alpha):
    """Returns 1 on the product and its edge, and 0 elsewhere."""
    edge = np.pad(alpha, ((2, 2), (2, 2), (0, 0)))
    height, width = alpha.shape[:2]
    return np.maximum.reduce([edge[y : y + height, x : x + width] for y in range(5) for x in range(5)]) > 0.05


def one_step(light, guide, empty, step, spread):
    total = light * CENTRE
    weights = np.full(light.shape[:2] + (1,), CENTRE, dtype=np.float32)
    tone = np.log1p(np.stack([light[..., :3].mean(axis=2), light[..., 3:].mean(axis=2)], axis=2))
    everything = np.concatenate([light, guide, tone, empty], axis=2)
    edge = np.pad(everything, ((step, step), (step, step), (0, 0)), mode='edge')
    height, width = light.shape[:2]
    last = 6 + guide.shape[2]
    for down in (0, step, 2 * step):
        for right in (0, step, 2 * step):
            if down == step and right == step:
                continue
            near = edge[down : down + height, right : right + width]
            kernel = STRAIGHT if down == step or right == step else DIAGONAL
            away = ((near[..., 6:last] - guide) ** 2).sum(axis=2, keepdims=True) * 6
            darker = ((near[..., last : last + 2] - tone) ** 2).sum(axis=2, keepdims=True)
            weight = kernel * np.exp(-away - darker / (spread * spread) - near[..., last + 2 :])
            total += near[..., :6] * weight
            weights += weight
    return total / weights


def coloured(parts, hexadecimal, is_saturated_only):
    """Recolors the painted parts of the image. Light, dark and texture stay."""
    colour, paint = parts['colour'], parts['paint']
    if hexadecimal:
        alpha = np.maximum(parts['alpha'], 1e-3)
        if is_saturated_only:
            paint = paint * saturation_mask(colour / alpha)
        tone = (colour / alpha) @ GREY
        inside = paint[..., 0] > 0.5
        mean = float(np.mean(tone[inside])) if inside.any() else 1
        shade = np.clip(tone / max(mean, 0.02), 0, 1.5)[..., None]
        new = np.array(linear(hexadecimal)[:3], dtype=np.float32) ** DEEPER * shade * alpha
        colour = colour + paint * (new - colour)
    return parts['light'] * colour + parts['other']


def saturation_mask(colour):
    high, low = colour.max(axis=2), colour.min(axis=2)
    saturation = (high - low) / np.maximum(high, 0.02)
    return np.clip((saturation - 0.3) / 0.2, 0, 1)[..., None]


def save_colours(scene, colours, alpha, path):
    """Saves the image with a film tone curve and without transparency."""
    height, width = colours.shape[:2]
    image = bpy.data.images.new('graded', width, height, float_buffer=True)
    image.colorspace_settings.name = 'Linear'
    rgba = np.ones((height, width, 4), dtype=np.float32)
    rgba[..., :3] = np.where(alpha > 1e-3, colours / np.maximum(alpha, 1e-3), 0)
    image.pixels.foreach_set(rgba.ravel())
    settings = scene.render.image_settings
    settings.file_format, settings.color_mode = 'PNG', 'RGB'
    image.save_render(path, scene=scene)
    bpy.data.images.remove(image)


def save_alpha(alpha, path):
    """Writes bytes from the top row down."""
    np.clip(alpha[::-1, :, 0] * 255 + 0.5, 0, 255).astype(np.uint8).tofile(path)


def shoot_goods(scene, plane, folder):
    plane.is_shadow_catcher = False
    plane.visible_camera = False
    return developed(render_passes(folder))


def shoot_shadow(scene, objects, plane, folder):
    samples = scene.cycles.samples
    plane.is_shadow_catcher = True
    plane.visible_camera = True
    for thing in objects:
        thing.visible_camera = False
    scene.render.resolution_percentage = SHADOW_SHARE
    scene.cycles.samples = SHADOW_SAMPLES
    shadow = render_passes(folder, ['image'])['image'][..., 3:4]
    for thing in objects:
        thing.visible_camera = True
    scene.render.resolution_percentage = 100
    scene.cycles.samples = samples
    return shadow
