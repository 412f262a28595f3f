import { type Colour, colours } from '@/api/demo/seed/department';
import {
  analyzeColor,
  type ColorAnalysis,
  hueGap,
  luminanceOf,
  NEUTRAL_CHROMA,
} from './analyze-color';
import { applyLut, buildLut } from './lut3d';
import { chromaOf, type Lab, labOf, writeLab } from './oklab';
import type { Raster } from './raster';

type Rgb = { red: number; green: number; blue: number };

/** Colours without a hue of their own, or told apart by lightness only. */
const withoutHue: readonly Colour[] = ['white', 'black', 'grey', 'brown', 'beige'];

const KNEE = 0.78;
const WHITENING = 0.85;

/** The subject in another colour: a neutral subject is coloured by luminance, others by rotating the hue. */
export function recolour(raster: Raster, colour: Colour): Raster {
  const analysis = analyzeColor(raster);
  const target = rgbOf(colours[colour].hex);
  const paint =
    analysis.isNeutral || withoutHue.includes(colour)
      ? colourByLuminance(analysis, target)
      : rotateHue(analysis, labOf(target.red, target.green, target.blue));
  return applyLut(raster, buildLut(paint));
}

function colourByLuminance(analysis: ColorAnalysis, target: Rgb) {
  const scale = analysis.isNeutral ? 1 : KNEE / analysis.bright;
  return (data: Buffer, at: number) => {
    const [red, green, blue] = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
    const share = bodyShare(analysis, labOf(red, green, blue));
    if (share === 0) return;
    const luminance = Math.min(1, luminanceOf(red, green, blue) * scale);
    data[at] = mixed(red, shaded(target.red, luminance), share);
    data[at + 1] = mixed(green, shaded(target.green, luminance), share);
    data[at + 2] = mixed(blue, shaded(target.blue, luminance), share);
  };
}

function shaded(value: number, luminance: number): number {
  if (luminance < KNEE) return (value * luminance) / KNEE;
  return value + (255 - value) * ((luminance - KNEE) / (1 - KNEE)) * WHITENING;
}

// The share of the paint that a pixel takes: a laptop's body is coloured, its screen is not.
function bodyShare(analysis: ColorAnalysis, lab: Lab): number {
  const chroma = chromaOf(lab);
  if (analysis.isNeutral) return 1 - ramp(chroma, NEUTRAL_CHROMA, NEUTRAL_CHROMA * 2);
  const gap = hueGap(Math.atan2(lab.b, lab.a), analysis.hue);
  return ramp(chroma, 0.01, 0.04) * (1 - ramp(gap, 0.9, 1.3));
}

// Hues far from the body's are left alone: the lamp beside a sofa, the handle of an umbrella.
function rotateHue(analysis: ColorAnalysis, target: Lab) {
  const angle = Math.atan2(target.b, target.a) - analysis.hue;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const strength = between(chromaOf(target) / analysis.chroma, 0.45, 1.3);
  const lift = between(target.light - analysis.light, -0.22, 0.2);
  return (data: Buffer, at: number) => {
    const { light, a, b } = labOf(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0);
    const share = 1 - ramp(hueGap(Math.atan2(b, a), analysis.hue), 1.3, 1.75);
    const depth = between(Math.hypot(a, b) / analysis.chroma, 0, 1);
    const raised = light + lift * depth * (lift > 0 ? 1 - light : light) * 2;
    const turned = {
      light: mixed(light, raised, share),
      a: mixed(a, (a * cos - b * sin) * strength, share),
      b: mixed(b, (a * sin + b * cos) * strength, share),
    };
    writeLab(turned, data, at);
  };
}

function ramp(value: number, from: number, to: number): number {
  return between((value - from) / (to - from), 0, 1);
}

function between(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}

function mixed(from: number, to: number, share: number): number {
  return from + (to - from) * share;
}

function rgbOf(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16);
  return { red: value >> 16, green: (value >> 8) & 255, blue: value & 255 };
}
