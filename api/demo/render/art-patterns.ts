/** Draws the inside of a Rishton bowl, seen from above. */
export function rishton(main: string, second: string): string {
  const petals = Array.from({ length: 12 }, (_, at) => {
    const turn = at * 30;
    return `<g transform="rotate(${turn} 300 300)"><path d="M300 230C270 180 275 140 300 108C325 140 330 180 300 230z" fill="${main}"/><path d="M300 205C288 180 290 160 300 142C310 160 312 180 300 205z" fill="#fdfbf3"/><circle cx="300" cy="88" r="9" fill="${second}"/></g>
<g transform="rotate(${turn + 15} 300 300)"><path d="M300 100C288 84 288 66 300 52C312 66 312 84 300 100z" fill="${second}"/><circle cx="300" cy="36" r="6" fill="${main}"/></g>`;
  }).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="600"><rect width="600" height="600" fill="#fbf8ee"/>
<circle cx="300" cy="300" r="294" fill="none" stroke="${main}" stroke-width="12"/><circle cx="300" cy="300" r="276" fill="none" stroke="${second}" stroke-width="4"/>
${petals}<circle cx="300" cy="300" r="62" fill="${main}"/><circle cx="300" cy="300" r="44" fill="#fbf8ee"/><circle cx="300" cy="300" r="26" fill="${second}"/></svg>`;
}

/** Draws a similar pattern for the wall of a bowl. The rim is at the top. */
export function band(main: string, second: string): string {
  const motifs = Array.from({ length: 8 }, (_, at) => {
    const x = at * 100 + 50;
    return `<path d="M${x} 290C${x - 42} 220 ${x - 34} 160 ${x} 104C${x + 34} 160 ${x + 42} 220 ${x} 290z" fill="${main}"/><path d="M${x} 250C${x - 18} 215 ${x - 16} 185 ${x} 156C${x + 16} 185 ${x + 18} 215 ${x} 250z" fill="#fbf8ee"/><circle cx="${x - 50}" cy="150" r="13" fill="${second}"/><circle cx="${x - 50}" cy="240" r="8" fill="${second}"/>`;
  }).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="400"><rect width="800" height="400" fill="#fbf8ee"/>
<rect width="800" height="30" fill="${main}"/><rect y="44" width="800" height="8" fill="${second}"/>${motifs}<rect y="330" width="800" height="10" fill="${main}"/></svg>`;
}

/** Draws ikat fabric: waves of color with feathered edges. */
export function ikat(ground: string, first: string, second: string): string {
  const rows = Array.from({ length: 5 }, (_, row) =>
    Array.from({ length: 4 }, (__, column) => {
      const x = column * 150 + (row % 2) * 75;
      const y = row * 180 + 20;
      const stripes = Array.from({ length: 15 }, (___, at) => {
        const offset = at * 9 - 63;
        const reach = 78 - Math.abs(offset) * 1.05 + ((at * 31) % 17);
        return `<rect x="${x + offset}" y="${y + 70 - reach}" width="9.5" height="${reach * 2}" fill="${first}"/><rect x="${x + offset}" y="${y + 70 - reach * 0.62}" width="9.5" height="${reach * 1.24}" fill="#f7efdd"/><rect x="${x + offset}" y="${y + 70 - reach * 0.36}" width="9.5" height="${reach * 0.72}" fill="${second}"/>`;
      });
      return stripes.join('');
    }).join(''),
  ).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="900"><rect width="600" height="900" fill="${ground}"/>${rows}</svg>`;
}

/** Draws a Bukhara carpet: rows of octagons in a border. */
export function carpet(ground: string, mark: string): string {
  const gul = (x: number, y: number) =>
    `<g transform="translate(${x} ${y})"><path d="M-46 -22L-22 -46H22L46 -22V22L22 46H-22L-46 22z" fill="${mark}"/><path d="M-36 -17L-17 -36H17L36 -17V17L17 36H-17L-36 17z" fill="${ground}"/><path d="M0 -30L30 0L0 30L-30 0z" fill="#efe3c8"/><path d="M0 -18L18 0L0 18L-18 0z" fill="${mark}"/></g>`;
  const guls = Array.from({ length: 28 }, (_, at) =>
    gul(150 + (at % 4) * 100, 150 + Math.floor(at / 4) * 100),
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="900"><defs><pattern id="p" width="40" height="40" patternUnits="userSpaceOnUse"><rect width="40" height="40" fill="${mark}"/><path d="M20 4L36 20L20 36L4 20z" fill="#efe3c8"/><path d="M20 13L27 20L20 27L13 20z" fill="${ground}"/></pattern></defs>
<rect width="600" height="900" fill="${mark}"/><rect x="14" y="14" width="572" height="872" fill="url(#p)"/><rect x="68" y="68" width="464" height="764" fill="#efe3c8"/><rect x="78" y="78" width="444" height="744" fill="${ground}"/>${guls.join('')}</svg>`;
}

/** Draws four almonds on the top of a skullcap. */
export function doppiTop(ground: string, ink: string, second: string): string {
  const almonds = [0, 90, 180, 270].map(
    (turn) =>
      `<g transform="rotate(${turn} 300 300)"><path d="M300 250C210 210 220 110 320 60C310 110 390 130 380 190C376 225 345 250 300 250z" fill="none" stroke="${ink}" stroke-width="14"/><circle cx="305" cy="180" r="26" fill="${second}"/><path d="M300 300L420 180" stroke="${ink}" stroke-width="6" stroke-dasharray="10 8"/></g>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="600"><rect width="600" height="600" fill="${ground}"/>${almonds.join('')}</svg>`;
}

/** Draws a row of arches around the wall of a skullcap. */
export function doppiSide(ground: string, ink: string, second: string): string {
  const arches = Array.from({ length: 16 }, (_, at) => {
    const x = at * 100;
    return `<path d="M${x + 10} 190V110A40 60 0 0 1 ${x + 90} 110V190" fill="none" stroke="${ink}" stroke-width="10"/><circle cx="${x + 50}" cy="130" r="18" fill="${second}"/><path d="M${x} 216H${x + 100}" stroke="${ink}" stroke-width="8" stroke-dasharray="16 9"/>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="240"><rect width="1600" height="240" fill="${ground}"/>${arches.join('')}</svg>`;
}

export function compass(): string {
  const marks = Array.from(
    { length: 36 },
    (_, at) =>
      `<rect x="297" y="30" width="6" height="${at % 9 === 0 ? 50 : 24}" fill="#22262a" transform="rotate(${at * 10} 300 300)"/>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="600"><rect width="600" height="600" fill="#f4f1e6"/>${marks.join('')}
<text x="300" y="140" font-family="sans-serif" font-size="64" font-weight="700" text-anchor="middle" fill="#22262a">N</text><text x="300" y="510" font-family="sans-serif" font-size="52" text-anchor="middle" fill="#22262a">S</text>
<path d="M300 300L330 300L400 150z" fill="#c21f2f"/><path d="M300 300L270 300L200 450z" fill="#3a4048"/><circle cx="300" cy="300" r="16" fill="#b38b34"/></svg>`;
}
