"""Renders a product once, derives all its colors, and renders a small, soft shadow."""

import math
import os

import bpy
import numpy as np

from materials import linear, pixels_of

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
SHADOW_SHARE = 16
SHADOW_SAMPLES = 24
STEPS = (1, 2, 4, 8)
CLOSE, DIAGONAL, CENTRE = 0.125, 0.0625, 0.25
GREY = np.array([0.2126, 0.7152, 0.0722], dtype=np.float32)
# Light above this share of white is compressed, so that white products keep their form.
SHOULDER = 0.55
MARGIN = 12


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
    """Separates the denoised light from the surfaces it falls on, within the box of the product."""
    box = box_of(passes['image'][..., 3])
    three = {name: pixels[box][..., :3] for name, pixels in passes.items()}
    alpha = passes['image'][box][..., 3:4]
    colour, gloss = three['diffuse_colour'], three['gloss_colour']
    diffuse = np.minimum(three['diffuse_direct'] + three['diffuse_indirect'], 12)
    glossy = np.minimum(three['gloss_direct'] + three['gloss_indirect'], 12)
    rest = np.maximum(three['image'] - diffuse * colour - glossy * gloss - three['emitted'], 0)
    # At an edge, the passes are multiplied by the share of the pixel that the product covers.
    guide = np.concatenate([three['normal'], (colour @ GREY)[..., None]], axis=2) * 2 / np.maximum(alpha, 0.05)
    light = filtered(np.concatenate([diffuse, glossy], axis=2), guide, alpha)
    return {
        'box': box,
        'side': passes['image'].shape[0],
        'light': light[..., :3],
        'colour': colour,
        'other': light[..., 3:] * gloss + rest + three['emitted'],
        'alpha': alpha,
        'paint': three['paint'][..., :1],
    }


def box_of(alpha):
    rows, columns = np.nonzero(alpha.any(axis=1))[0], np.nonzero(alpha.any(axis=0))[0]
    return tuple(slice(max(0, at.min() - MARGIN), at.max() + 1 + MARGIN) for at in (rows, columns))


def filtered(light, guide, alpha):
    """Applies an edge-stopping wavelet filter that trusts pixels by the share that is covered."""
    seen = alpha[..., 0] + 1e-4
    spread = 1.0
    for step in STEPS:
        light = one_step(light, guide, seen, step, spread)
        spread *= 0.8
    return light


def one_step(light, guide, seen, step, spread):
    weights = seen * CENTRE
    total = light * weights[..., None]
    tone = np.log1p(light @ np.repeat([1 / 3], 6).astype(np.float32))
    pad = ((step, step), (step, step))
    light_, guide_ = np.pad(light, pad + ((0, 0),)), np.pad(guide, pad + ((0, 0),))
    tone_, seen_ = np.pad(tone, pad), np.pad(seen, pad)
    height, width = light.shape[:2]
    for down in (0, step, 2 * step):
        for right in (0, step, 2 * step):
            if down == step and right == step:
                continue
            near = np.s_[down : down + height, right : right + width]
            away = guide_[near] - guide
            darker = tone_[near] - tone
            weight = np.exp(-6 * np.einsum('yxc,yxc->yx', away, away) - darker * darker / (spread * spread))
            weight *= seen_[near] * (CLOSE if down == step or right == step else DIAGONAL)
            total += light_[near] * weight[..., None]
            weights += weight
    return total / weights[..., None]


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
        new = np.array(linear(hexadecimal)[:3], dtype=np.float32) * shade * alpha
        colour = colour + paint * (new - colour)
    return parts['light'] * colour + parts['other']


def saturation_mask(colour):
    high, low = colour.max(axis=2), colour.min(axis=2)
    saturation = (high - low) / np.maximum(high, 0.02)
    return np.clip((saturation - 0.3) / 0.2, 0, 1)[..., None]


def toned(light):
    """Compresses bright light and encodes the result for a screen."""
    light = np.maximum(light, 0)
    room = 1 - SHOULDER
    light = np.where(light > SHOULDER, SHOULDER + room * (1 - np.exp((SHOULDER - light) / room)), light)
    return np.where(light <= 0.0031308, light * 12.92, 1.055 * np.maximum(light, 1e-6) ** (1 / 2.4) - 0.055)


def untoned(light):
    """Returns the light that `toned` turns into a linear color of the screen."""
    room = 1 - SHOULDER
    return [one if one <= SHOULDER else SHOULDER - room * math.log(max(1e-3, 1 - (one - SHOULDER) / room)) for one in light]


def spread_out(colours, alpha):
    """
    Continues the colors of covered pixels beyond the edge. Pixels at the edge saw the product in few
    samples, and compression would mix other colors into them.
    """
    trust = np.clip(alpha, 0, 1) ** 6
    levels = [(colours * trust, trust)]
    while max(levels[-1][1].shape[:2]) > 1:
        levels.append(tuple(halved(part) for part in levels[-1]))
    fill = levels[-1][0] / np.maximum(levels[-1][1], 1e-9)
    for at, (sums, weight) in reversed(list(enumerate(levels[:-1]))):
        height, width = weight.shape[:2]
        fill = np.repeat(np.repeat(fill, 2, axis=0), 2, axis=1)[:height, :width]
        own = sums / np.maximum(weight, 1e-9)
        fill = fill + np.clip(weight * (4 if at else 1), 0, 1) * (own - fill)
    return fill


def halved(part):
    height, width = part.shape[:2]
    part = np.pad(part, ((0, height % 2), (0, width % 2), (0, 0)))
    return part.reshape(part.shape[0] // 2, 2, part.shape[1] // 2, 2, -1).mean(axis=(1, 3))


def save_colours(parts, colours, path):
    """Writes RGBA bytes from the top row down, without premultiplied alpha."""
    side, box, alpha = parts['side'], parts['box'], parts['alpha']
    shown = np.where(alpha > 1e-3, colours / np.maximum(alpha, 1e-3), 0)
    pixels = np.zeros((side, side, 4), dtype=np.uint8)
    pixels[box][..., :3] = np.clip(spread_out(toned(shown), alpha) * 255 + 0.5, 0, 255)
    pixels[box][..., 3:] = np.clip(alpha * 255 + 0.5, 0, 255)
    pixels[::-1].tofile(path)


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
    scene.render.use_border = False
    scene.render.resolution_percentage = SHADOW_SHARE
    scene.cycles.samples = SHADOW_SAMPLES
    shadow = render_passes(folder, ['image'])['image'][..., 3:4]
    for thing in objects:
        thing.visible_camera = True
    scene.render.resolution_percentage = 100
    scene.cycles.samples = samples
    return shadow
