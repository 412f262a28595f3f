/** The icon of an imported category: a box as inline SVG, which needs no file. */
export const DEFAULT_ICON =
  '<svg viewBox="0 0 24 24" width="64" height="64" fill="none" stroke="#5b6b76" stroke-width="1.5" stroke-linejoin="round"><path d="M4 7.5 12 3l8 4.5v9L12 21l-8-4.5z"/><path d="M4 7.5 12 12l8-4.5M12 12v9"/></svg>';
