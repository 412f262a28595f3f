const fills = [
  '<linearGradient id="g" x1="4" y1="4" x2="28" y2="28" gradientUnits="userSpaceOnUse"><stop stop-color="#FFC738"/><stop offset=".7" stop-color="#E08A3C" stop-opacity=".8"/></linearGradient>',
  '<radialGradient id="g" cx="0" cy="0" r="1" gradientTransform="matrix(12 4 -4 12 14 12)" gradientUnits="userSpaceOnUse"><stop stop-color="#8CC8EA"/><stop offset="1" stop-color="#2F5D9C"/></radialGradient>',
  '<linearGradient id="g" x1="0" y1="32" y2="0" gradientUnits="userSpaceOnUse" spreadMethod="reflect"><stop stop-color="#58a886"/><stop offset=".4" stop-color="#1f6b4a"/></linearGradient>',
  '<radialGradient id="g" cx="50%" cy="30%" r="60%" fx="40%" fy="20%"><stop stop-color="#fff"/><stop offset="1" stop-color="#c8322f"/></radialGradient>',
];

const shapes = [
  '<path fill="url(#g)" d="M4 8a4 4 0 0 1 4-4h16a4 4 0 0 1 4 4v16a4 4 0 0 1-4 4H8a4 4 0 0 1-4-4z"/><path fill="#fff" fill-opacity=".4" d="M8 8h6v16H8z"/>',
  '<circle cx="16" cy="16" r="12" fill="url(#g)"/><circle cx="16" cy="16" r="8" fill="none" stroke="#333" stroke-width="1.5" stroke-dasharray="3 2"/>',
  '<ellipse cx="16" cy="20" rx="13" ry="7" fill="url(#g)" transform="rotate(-12 16 20)"/><rect x="11" y="3" width="10" height="14" rx="3" fill="#7a4a1c"/>',
  '<polygon points="16,2 20,12 30,12 22,18 25,29 16,22 7,29 10,18 2,12 12,12" fill="url(#g)" stroke="#222" stroke-linejoin="round"/>',
  '<g opacity=".85"><path fill="url(#g)" fill-rule="evenodd" d="M16 3a13 13 0 1 0 0 26 13 13 0 0 0 0-26zm0 6a7 7 0 1 1 0 14 7 7 0 0 1 0-14z"/></g>',
  '<polyline points="3,26 10,14 16,20 23,6 29,12" fill="none" stroke="url(#g)" stroke-width="3" stroke-linecap="round"/><line x1="3" y1="29" x2="29" y2="29" stroke="#555"/>',
  '<path d="M3 20q6-14 13-7t13-6v18H3z" fill="url(#g)"/><path d="M3 24c8-6 18 4 26-2" stroke="#fff" stroke-width="2" fill="none" stroke-opacity=".6"/>',
  '<rect x="5" y="9" width="22" height="18" rx="2" fill="url(#g)"/><path d="M5 13h22M12 9v18" stroke="#0b1646" stroke-width=".8"/><path d="m10 9 6-6 6 6" fill="#b0221f"/>',
  '<g transform="translate(16 16) scale(.9)"><path fill="url(#g)" d="M0-15C8-15 15-8 15 0S8 15 0 15z"/><path fill="#1d1e21" d="M0-15C-8-15-15-8-15 0S-8 15 0 15z"/></g>',
  '<path fill="#dfe8ee" d="M6 4h20v6l-6 6 6 6v6H6v-6l6-6-6-6z"/><path fill="url(#g)" d="M9 8h14l-7 7zM9 26l7-7 7 7z"/>',
];

/** Icons as a designer exports them: shapes, strokes, gradients, groups and transforms. */
export function drawnIcons(): string[] {
  return fills.flatMap((fill) =>
    shapes.map(
      (shape) =>
        `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="64" height="64"><g fill="none">${shape}<defs>${fill}</defs></g></svg>`,
    ),
  );
}
