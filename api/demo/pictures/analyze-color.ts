import { chromaOf, labOf } from './oklab';
import type { Raster } from './raster';

export type ColorAnalysis = {
  isNeutral: boolean;
  /** The angle of the most common hue, and the mean chroma and lightness of the pixels that have it. */
  hue: number;
  chroma: number;
  light: number;
  bright: number;
};

type Sample = { light: number; chroma: number; hue: number; luminance: number };

export const NEUTRAL_CHROMA = 0.055;
// A laptop is neutral although its screen is the larger part.
const NEUTRAL_SHARE = 0.36;
const STRIDE = 41;
const HUE_STEPS = 36;
const HUE_REACH = Math.PI / 5;

export function analyzeColor(raster: Raster): ColorAnalysis {
  const samples = samplesOf(raster);
  const greys = samples.filter(({ chroma }) => chroma < NEUTRAL_CHROMA);
  const isNeutral = greys.length > samples.length * NEUTRAL_SHARE;
  const hue = commonHue(samples);
  const near = samples.filter((sample) => hueGap(sample.hue, hue) < HUE_REACH);
  const tinted = near.filter(({ chroma }) => chroma >= NEUTRAL_CHROMA);
  const body = isNeutral ? greys : tinted;
  return {
    isNeutral,
    hue,
    chroma: mean(tinted.map((sample) => sample.chroma)),
    light: mean(tinted.map((sample) => sample.light)),
    bright: quantile(
      body.map((sample) => sample.luminance).sort((a, b) => a - b),
      0.75,
    ),
  };
}

/** Relative luminance of a colour, 0 to 1. */
export function luminanceOf(red: number, green: number, blue: number): number {
  return (0.2126 * red + 0.7152 * green + 0.0722 * blue) / 255;
}

export function hueGap(one: number, other: number): number {
  const gap = Math.abs(one - other) % (2 * Math.PI);
  return Math.min(gap, 2 * Math.PI - gap);
}

function samplesOf({ data }: Raster): Sample[] {
  const samples: Sample[] = [];
  for (let at = 0; at < data.length; at += 4 * STRIDE) {
    if ((data[at + 3] ?? 0) < 200) continue;
    const [red, green, blue] = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
    const lab = labOf(red, green, blue);
    samples.push({
      light: lab.light,
      chroma: chromaOf(lab),
      hue: Math.atan2(lab.b, lab.a),
      luminance: luminanceOf(red, green, blue),
    });
  }
  return samples;
}

function commonHue(samples: Sample[]): number {
  const weights = new Float64Array(HUE_STEPS);
  for (const { hue, chroma } of samples) {
    const step = Math.floor(((hue + Math.PI) / (2 * Math.PI)) * HUE_STEPS) % HUE_STEPS;
    weights[step] = (weights[step] ?? 0) + chroma;
  }
  const smooth = weights.map(
    (weight, step) => weight + (weights[(step + 1) % HUE_STEPS] ?? 0) + (weights.at(step - 1) ?? 0),
  );
  const step = smooth.indexOf(Math.max(...smooth));
  return ((step + 0.5) / HUE_STEPS) * 2 * Math.PI - Math.PI;
}

function mean(values: number[]): number {
  return values.reduce((total, value) => total + value, 0) / Math.max(1, values.length);
}

function quantile(sorted: number[], share: number): number {
  return sorted[Math.floor((sorted.length - 1) * share)] ?? 1;
}
