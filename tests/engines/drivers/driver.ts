export type Refused = 'scripts' | 'cookies' | 'storage';

export type DriverOptions = {
  width: number;
  height: number;
  /** The feature that the browser refuses, if any. */
  refuses: Refused | null;
  hasLessMotion: boolean;
  /** Whether to open a private window. */
  isPrivate: boolean;
};

export type Key = 'Enter' | 'Escape' | 'Tab' | 'Backspace' | 'ArrowLeft' | 'ArrowRight';

/** A browser window in a new profile, with the functions that the journeys need. */
export type Driver = {
  /** Resolves when the document has loaded, without waiting for images. */
  goto: (url: string) => Promise<void>;
  reload: () => Promise<void>;
  /** Runs the body of a function in the page and returns its value as JSON. */
  evaluate: (body: string) => Promise<unknown>;
  press: (x: number, y: number) => Promise<void>;
  drag: (from: Point, to: Point) => Promise<void>;
  type: (text: string) => Promise<void>;
  pressKey: (key: Key) => Promise<void>;
  upload: (css: string, file: string) => Promise<void>;
  screenshot: () => Promise<Buffer>;
  /** The errors and warnings in the console so far. */
  complaints: () => string[];
  close: () => Promise<void>;
};

export type Point = { x: number; y: number };
