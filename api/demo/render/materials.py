"""Adapts materials made for a game-like viewer to look realistic."""

import os
import re

import bpy
import numpy as np

WHITE_MAX = 0.80
METAL = re.compile(r'chrom|metal|steel|inox|alum|acier|silver|brass|iron|nickel', re.I)
LACQUER = re.compile(r'white|black|green|red|blue|yellow|brown|beige|paint', re.I)
CLOTH = re.compile(r'textil|fabric|cloth|teddy|towel|toalla|couch|blanquet|mattress|tela|wool|felt|sack|curtain', re.I)
GLASS = re.compile(r'glass|verre|vidrio|crystal', re.I)


def principled(material):
    return next((n for n in material.node_tree.nodes if n.type == 'BSDF_PRINCIPLED'), None)


def texture_of(material):
    shader = principled(material)
    links = shader.inputs['Base Color'].links if shader else ()
    node = links[0].from_node if links else None
    return node if node and node.type == 'TEX_IMAGE' else None


def is_missing(image):
    return image is None or image.size[0] == 0


def find_texture(name, folder):
    """Finds a texture regardless of case, or one in another format."""
    files = {file.lower(): file for file in os.listdir(folder)}
    wanted = os.path.basename(name.replace('\\', '/')).lower()
    stem = os.path.splitext(wanted)[0]
    for file in [wanted] + [stem + end for end in ('.jpg', '.png', '.jpeg', '.bmp', '.gif')]:
        if file in files:
            return os.path.join(folder, files[file])
    return None


def mend(material, folder):
    if not material.use_nodes:
        material.use_nodes = True
    shader = principled(material)
    if shader is None:
        return
    tree = material.node_tree
    mend_textures(tree, shader, folder)
    for link in list(shader.inputs['Metallic'].links):
        tree.links.remove(link)
    roughness = shader.inputs['Roughness'].default_value
    shader.inputs['Roughness'].default_value = min(0.6, max(0.28, roughness))
    shader.inputs['Specular'].default_value = 0.45
    shader.inputs['Metallic'].default_value = 0
    shader.inputs['Emission Strength'].default_value = 0
    if not shader.inputs['Base Color'].links:
        colour = shader.inputs['Base Color'].default_value
        for at in range(3):
            colour[at] = min(WHITE_MAX, max(0.012, colour[at]))
        if METAL.search(material.name) and not LACQUER.search(material.name):
            shader.inputs['Metallic'].default_value = 0.85
            shader.inputs['Roughness'].default_value = 0.24
    if CLOTH.search(material.name):
        shader.inputs['Roughness'].default_value = 0.95
        shader.inputs['Specular'].default_value = 0.08
    if GLASS.search(material.name) and shader.inputs['Alpha'].default_value > 0.95:
        if not shader.inputs['Base Color'].links:
            shader.inputs['Alpha'].default_value = 0.35
    if shader.inputs['Alpha'].default_value < 0.9:
        shader.inputs['Alpha'].default_value = max(0.18, shader.inputs['Alpha'].default_value)
        shader.inputs['Roughness'].default_value = 0.05


def mend_textures(tree, shader, folder):
    for node in [n for n in tree.nodes if n.type == 'TEX_IMAGE']:
        image = node.image
        if is_missing(image):
            path = find_texture(image.filepath or image.name, folder) if image else None
            if path:
                node.image = image = bpy.data.images.load(path, check_existing=True)
        if is_missing(image):
            for link in list(node.outputs[0].links) + list(node.outputs[1].links):
                tree.links.remove(link)
            shader.inputs['Base Color'].default_value = (0.5, 0.48, 0.45, 1)
            continue
        feeds_colour = any(l.to_socket == shader.inputs['Base Color'] for l in node.outputs[0].links)
        if feeds_colour and image.channels == 4 and not shader.inputs['Alpha'].links:
            if pixels_of(image)[:, 3].min() < 0.9:
                tree.links.new(node.outputs['Alpha'], shader.inputs['Alpha'])


def blank(names, boxes):
    """Covers logos on a texture with colored boxes, given as fractions from the top left."""
    for image in [one for one in bpy.data.images if re.search(names, one.filepath, re.I)]:
        width, height = image.size
        pixels = pixels_of(image).reshape(height, width, image.channels).copy()
        for left, top, wide, high, colour in boxes:
            rows = slice(int(height * (1 - top - high)), int(height * (1 - top)) + 1)
            columns = slice(int(width * left), int(width * (left + wide)) + 1)
            pixels[rows, columns, :3] = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
        covered = bpy.data.images.new(image.name + ' covered', width, height, alpha=image.channels == 4)
        rgba = np.ones((height, width, 4), dtype=np.float32)
        rgba[..., : image.channels] = pixels
        covered.pixels.foreach_set(rgba.ravel())
        covered.pack()
        for material in bpy.data.materials:
            for node in material.node_tree.nodes if material.node_tree else ():
                if node.type == 'TEX_IMAGE' and node.image == image:
                    node.image = covered


def pixels_of(image):
    flat = np.empty(len(image.pixels), dtype=np.float32)
    image.pixels.foreach_get(flat)
    return flat.reshape(-1, image.channels)


def linear(hexadecimal):
    if len(hexadecimal) == 4:
        hexadecimal = '#' + ''.join(digit * 2 for digit in hexadecimal[1:])
    parts = [int(hexadecimal[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    return tuple(p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts) + (1,)


def paint(material, hexadecimal, keep=0.85):
    """Recolors a material. A texture keeps its light and dark areas."""
    colour = linear(hexadecimal)
    shader = principled(material)
    if shader is None:
        return
    tree = material.node_tree
    texture = texture_of(material)
    for link in list(shader.inputs['Base Color'].links):
        tree.links.remove(link)
    shader.inputs['Metallic'].default_value = min(shader.inputs['Metallic'].default_value, 0.3)
    if texture is None:
        shader.inputs['Base Color'].default_value = colour
        return
    pixels = pixels_of(texture.image)[:, :3] @ np.array([0.2126, 0.7152, 0.0722], dtype=np.float32)
    mean = max(0.05, float((pixels**2.2).mean()))
    grey = tree.nodes.new('ShaderNodeRGBToBW')
    scale = tree.nodes.new('ShaderNodeMath')
    scale.operation = 'MULTIPLY'
    scale.inputs[1].default_value = keep / mean
    limit = tree.nodes.new('ShaderNodeClamp')
    limit.inputs['Max'].default_value = 1.6
    mix = tree.nodes.new('ShaderNodeMixRGB')
    mix.blend_type = 'MULTIPLY'
    mix.inputs[0].default_value = 1
    mix.inputs[2].default_value = colour
    tree.links.new(texture.outputs[0], grey.inputs[0])
    tree.links.new(grey.outputs[0], scale.inputs[0])
    tree.links.new(scale.outputs[0], limit.inputs[0])
    tree.links.new(limit.outputs[0], mix.inputs[1])
    tree.links.new(mix.outputs[0], shader.inputs['Base Color'])


def set_finish(material, finish):
    shader = principled(material)
    for name, value in finish.items():
        shader.inputs[name].default_value = value


def weave(material):
    """Gives a material the threads of a coarse cloth, and dents like those of soft sides."""
    nodes, links = material.node_tree.nodes, material.node_tree.links
    place = nodes.new('ShaderNodeTexCoord')
    height = None
    for scale, strength, name in ((170, 0.35, 'ShaderNodeTexChecker'), (3, 0.5, 'ShaderNodeTexNoise')):
        texture, bump = nodes.new(name), nodes.new('ShaderNodeBump')
        texture.inputs['Scale'].default_value = scale
        bump.inputs['Strength'].default_value = strength
        links.new(place.outputs['Generated'], texture.inputs['Vector'])
        links.new(texture.outputs['Fac'], bump.inputs['Height'])
        if height:
            links.new(height.outputs[0], bump.inputs['Normal'])
        height = bump
    links.new(height.outputs[0], principled(material).inputs['Normal'])
    principled(material).inputs['Specular'].default_value = 0.1


def make_glass(material):
    """Turns a material into solid glass, which refracts. Its color tints the glass a little."""
    shader = principled(material)
    for link in list(shader.inputs['Base Color'].links) + list(shader.inputs['Alpha'].links):
        material.node_tree.links.remove(link)
    tint = shader.inputs['Base Color'].default_value
    for at in range(3):
        tint[at] = 0.75 + 0.25 * tint[at]
    set_finish(material, {'Transmission': 1, 'Roughness': 0, 'IOR': 1.45, 'Alpha': 1, 'Metallic': 0, 'Clearcoat': 0})


def surface(name, hexadecimal, roughness=0.4, metallic=0.0, alpha=1.0, clearcoat=0.0):
    """Creates a plain material."""
    material = bpy.data.materials.new(name)
    material.use_nodes = True
    shader = principled(material)
    shader.inputs['Base Color'].default_value = linear(hexadecimal)
    shader.inputs['Roughness'].default_value = roughness
    shader.inputs['Metallic'].default_value = metallic
    shader.inputs['Alpha'].default_value = alpha
    shader.inputs['Clearcoat'].default_value = clearcoat
    return material


def pictured(name, path, glow=0.0, roughness=0.4, beyond='REPEAT'):
    """Creates a material that shows an image; with a glow, it is a screen."""
    material = bpy.data.materials.new(name)
    material.use_nodes = True
    shader = principled(material)
    node = material.node_tree.nodes.new('ShaderNodeTexImage')
    node.image = bpy.data.images.load(path, check_existing=True)
    node.extension = beyond
    links = material.node_tree.links
    shader.inputs['Roughness'].default_value = roughness
    if glow:
        shader.inputs['Base Color'].default_value = (0.005, 0.005, 0.005, 1)
        deeper = material.node_tree.nodes.new('ShaderNodeGamma')
        deeper.inputs[1].default_value = 1.5
        links.new(node.outputs[0], deeper.inputs[0])
        links.new(deeper.outputs[0], shader.inputs['Emission'])
        shader.inputs['Emission Strength'].default_value = glow
    else:
        links.new(node.outputs[0], shader.inputs['Base Color'])
    return material
