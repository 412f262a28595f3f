type Print = { text: string; ground: string; ink: string; motif?: string | undefined };

/** The mean width of a letter relative to the font size. */
const LETTER = 0.62;

/** Returns the largest font size, at most `most`, at which the words fit the width. */
function fitting(words: string, most: number, width: number): number {
  return Math.min(most, Math.floor(width / (LETTER * Math.max(1, words.length))));
}

/**
 * Draws text around a bottle or a jar. The words are in the middle half. Each row has one color at
 * both edges, because the edges meet at the back.
 */
export function label({ text, ground, ink }: Print): string {
  const [first = '', ...rest] = text.split('/');
  const more = rest.join(' ');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1000" height="320"><rect width="1000" height="320" fill="${ground}"/>
<rect y="14" width="1000" height="6" fill="${ink}"/><rect y="300" width="1000" height="6" fill="${ink}"/>
<text x="500" y="150" font-family="sans-serif" font-size="${fitting(first, 76, 520)}" font-weight="700" fill="${ink}" text-anchor="middle">${first}</text>
<text x="500" y="220" font-family="sans-serif" font-size="${fitting(more, 36, 460)}" fill="${ink}" text-anchor="middle">${more}</text></svg>`;
}

/** Draws the front of a low box. */
export function panel({ text, ground, ink, motif = '' }: Print): string {
  const [first = '', ...rest] = text.split('/');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="840" height="480"><rect width="840" height="480" fill="${ground}"/>
<rect x="26" y="26" width="788" height="428" fill="none" stroke="${ink}" stroke-width="5"/>
<g transform="translate(190 240)">${motifs[motif]?.(ink, ground) ?? ''}</g>
<text x="560" y="230" font-family="serif" font-size="${fitting(first, 84, 430)}" font-weight="700" fill="${ink}" text-anchor="middle">${first}</text>
<text x="560" y="300" font-family="sans-serif" font-size="40" fill="${ink}" text-anchor="middle">${rest.join(' ')}</text></svg>`;
}

/** Draws the cover of a book or the front of an upright box. */
export function cover({ text, ground, ink, motif = '' }: Print): string {
  const lines = text
    .split('/')
    .map(
      (line, at) =>
        `<text x="300" y="${180 + at * 74}" font-family="serif" font-size="${fitting(line, 64, 470)}" font-weight="700" fill="${ink}" text-anchor="middle">${line}</text>`,
    );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="840"><rect width="600" height="840" fill="${ground}"/>
<rect x="34" y="34" width="532" height="772" fill="none" stroke="${ink}" stroke-width="6"/>${lines.join('')}
<g transform="translate(300 590)">${(motifs[motif] ?? arch)(ink, ground)}</g></svg>`;
}

type Motif = (ink: string, ground: string) => string;

const arch: Motif = (ink) =>
  `<g fill="${ink}"><path d="M-110 130V0A110 110 0 0 1 110 0V130H70V10A70 70 0 0 0 -70 10V130z"/><circle cy="30" r="34"/></g>`;

const leafAt = (x: number, y: number, turn: number, fill: string) =>
  `<path transform="translate(${x} ${y}) rotate(${turn})" d="M0 0C30 -30 34 -80 0 -120C-34 -80 -30 -30 0 0z" fill="${fill}"/>`;

function circles(places: [x: number, y: number][], radius: number, fill: string): string {
  return places
    .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"/>`)
    .join('');
}

/** Drawings of the contents of a package, within 150 units of the center. */
const motifs: Record<string, Motif> = {
  grapes: (ink) => {
    const rows = [4, 3, 2, 1].flatMap((count, row) =>
      Array.from({ length: count }, (_, at): [number, number] => [
        (at - (count - 1) / 2) * 58,
        row * 52 - 50,
      ]),
    );
    return `${circles(rows, 30, ink)}${leafAt(0, -70, 50, '#7fa35a')}<path d="M0 -80V-130" stroke="#7a5a34" stroke-width="10"/>`;
  },
  nuts: (ink, ground) =>
    [-20, 35]
      .map(
        (turn, at) =>
          `<g transform="translate(${at * 90 - 45} 0) rotate(${turn})"><path d="M-50 -70A52 52 0 0 1 50 -70C50 -30 36 -20 36 0S56 40 56 76A56 56 0 0 1 -56 76C-56 40 -36 20 -36 0S-50 -30 -50 -70z" fill="${ink}"/><path d="M0 -100V110M-26 -80V90M26 -80V90" stroke="${ground}" stroke-width="5" stroke-dasharray="14 12"/></g>`,
      )
      .join(''),
  cherries: (ink) =>
    `<path d="M-70 50C-60 -60 0 -110 60 -140C40 -90 70 -20 70 60" fill="none" stroke="#8fb56a" stroke-width="10"/>${circles(
      [
        [-70, 80],
        [70, 90],
      ],
      62,
      '#e0525f',
    )}${circles(
      [
        [-90, 62],
        [50, 72],
      ],
      14,
      ink,
    )}${leafAt(55, -130, 70, '#8fb56a')}`,
  rosehips: (ink) =>
    [-80, 0, 80]
      .map(
        (x, at) =>
          `<ellipse cx="${x}" cy="${at === 1 ? 60 : 10}" rx="46" ry="62" fill="${ink}"/><path d="M${x} ${at === 1 ? 118 : 68}l-20 34M${x} ${at === 1 ? 118 : 68}l20 34" stroke="${ink}" stroke-width="9"/>`,
      )
      .join('') +
    leafAt(-30, -60, -40, '#9fc07a') +
    leafAt(30, -60, 40, '#9fc07a'),
  leaves: (ink) =>
    [-60, 0, 60]
      .map((turn) => leafAt(0, 110, turn, ink).replaceAll('120', '230').replaceAll('34', '60'))
      .join(''),
  apricots: (ink, ground) =>
    `${circles(
      [
        [-70, 40],
        [70, 40],
        [0, -60],
      ],
      70,
      ink,
    )}<path d="M-70 -25Q-40 40 -70 105M70 -25Q100 40 70 105M0 -125Q30 -60 0 5" stroke="${ground}" stroke-width="7" fill="none"/>${leafAt(0, -125, 60, '#6f8f45')}`,
  cross: (ink, ground) =>
    `<g transform="rotate(-35)"><rect x="-140" y="-48" width="280" height="96" rx="48" fill="${ink}"/><rect x="-50" y="-48" width="100" height="96" fill="${ground}" opacity=".8"/></g><g transform="rotate(35)"><rect x="-140" y="-48" width="280" height="96" rx="48" fill="${ink}" opacity=".75"/></g>`,
  cards: (ink, ground) =>
    [-18, 0, 18]
      .map(
        (turn) =>
          `<g transform="rotate(${turn} 0 150)"><rect x="-70" y="-110" width="140" height="200" rx="16" fill="${ink}" stroke="${ground}" stroke-width="6"/><path d="M0 -60L16 -22L56 -20L24 6L36 46L0 22L-36 46L-24 6L-56 -20L-16 -22z" fill="${ground}"/></g>`,
      )
      .join(''),
  caravan: (ink, ground) =>
    `<circle cx="70" cy="-70" r="48" fill="${ink}"/><path d="M-190 60Q-90 -30 0 40T190 20V130H-190z" fill="${ink}" opacity=".8"/><path d="M-190 110Q-60 60 40 100T190 90V150H-190z" fill="${ink}"/><g fill="${ground}">${circles(
      [
        [-90, 60],
        [-40, 78],
        [10, 84],
        [60, 80],
      ],
      10,
      ground,
    )}</g>`,
  crayons: () =>
    ['#c8322f', '#e9a23b', '#3f8f5a', '#2f6fb0', '#6a4fa3']
      .map(
        (fill, at) =>
          `<path d="M${at * 62 - 150} 120V-50l25 -70l25 70V120z" fill="${fill}"/><path d="M${at * 62 - 150} -20h50M${at * 62 - 150} 90h50" stroke="#fff" stroke-width="6"/>`,
      )
      .join(''),
  bricks: (ink) =>
    [0, 1, 2, 3]
      .flatMap((row) =>
        [-1, 0, 1].map(
          (at) =>
            `<rect x="${at * 96 - 44 + (row % 2) * 48 - 24}" y="${row * 58 - 110}" width="88" height="50" rx="5" fill="${ink}"/>`,
        ),
      )
      .join(''),
  letters: (ink) =>
    `<g font-family="sans-serif" font-size="150" font-weight="700" text-anchor="middle"><text x="-100" y="60" fill="#e05a4a">A</text><text y="60" fill="${ink}">B</text><text x="100" y="60" fill="#7fc07a">D</text></g>`,
  castle: (ink, ground) =>
    `<path d="M-130 130V-10H-90V-60A40 40 0 0 1 -10 -60V0H10V-100A50 50 0 0 1 110 -100V-10H130V130z" fill="${ink}"/><path d="M-30 130V70A30 30 0 0 1 30 70V130z" fill="${ground}"/>${circles(
      [
        [60, -80],
        [-50, -40],
      ],
      16,
      ground,
    )}`,
  flowers: (ink) =>
    [
      [-70, 30],
      [60, -40],
      [50, 100],
    ]
      .map(
        ([x = 0, y = 0]) =>
          `<g transform="translate(${x} ${y})">${Array.from({ length: 10 }, (_, at) => `<ellipse cy="-44" rx="14" ry="30" fill="#fffdf2" stroke="${ink}" stroke-width="2" transform="rotate(${at * 36})"/>`).join('')}<circle r="24" fill="#e5b53a"/></g>`,
      )
      .join(''),
};
