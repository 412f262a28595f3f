export type Refused = 'scripts' | 'cookies' | 'storage';

export type DriverOptions = {
  width: number;
  height: number;
  /** What the browser is set to refuse. */
  refuses: Refused | null;
  hasLessMotion: boolean;
  /** A private window. */
  isPrivate: boolean;
};

export type Key = 'Enter' | 'Escape' | 'Tab' | 'Backspace' | 'ArrowLeft' | 'ArrowRight';

/** What the journeys need of a browser: a window new to the shop, on one page. */
export type Driver = {
  /** Resolves when the document is there, not its pictures. */
  goto: (url: string) => Promise<void>;
  reload: () => Promise<void>;
  /** The value of the body of a function, as JSON can carry it. */
  evaluate: (body: string) => Promise<unknown>;
  press: (x: number, y: number) => Promise<void>;
  drag: (from: Point, to: Point) => Promise<void>;
  type: (text: string) => Promise<void>;
  pressKey: (key: Key) => Promise<void>;
  upload: (css: string, file: string) => Promise<void>;
  screenshot: () => Promise<Buffer>;
  /** Errors and warnings in the console so far. */
  complaints: () => string[];
  close: () => Promise<void>;
};

export type Point = { x: number; y: number };
