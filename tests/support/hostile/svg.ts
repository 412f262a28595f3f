/** Icons that try to run `alert(1)`, to fetch, or to grow without end. */
const inside = [
  ...['<script>alert(1)</script>', '<script href="data:text/javascript,alert(1)"/>'],
  ...[
    '<script xlink:href="//evil.test/x.js"/>',
    '<SCRIPT>alert(1)</SCRIPT>',
    '<script><![CDATA[alert(1)]]></script>',
  ],
  ...[
    '<svg:script>alert(1)</svg:script>',
    '<x:script xmlns:x="http://www.w3.org/1999/xhtml">alert(1)</x:script>',
  ],
  ...[
    '<script type="text/ecmascript">alert(1)</script>',
    '<handler type="text/javascript">alert(1)</handler>',
  ],
  ...['<foreignObject><img src="x" onerror="alert(1)"/></foreignObject>'],
  ...['<foreignobject><script>alert(1)</script></foreignobject>'],
  ...[
    '<foreignObject><iframe srcdoc="&lt;script&gt;parent.alert(1)&lt;/script&gt;"/></foreignObject>',
  ],
  ...[
    '<foreignObject><body xmlns="http://www.w3.org/1999/xhtml" onload="alert(1)"/></foreignObject>',
  ],
  ...[
    "<use href=\"data:image/svg+xml,&lt;svg id='x' onload='alert(1)'/&gt;#x\"/>",
    '<use href="//evil.test/x.svg#x"/>',
  ],
  ...['<use xlink:href="/icons.svg#mark"/>', '<use href="#x" onclick="alert(1)"/>'],
  ...[
    '<image href="x" onerror="alert(1)"/>',
    '<image href="//evil.test/x.png"/>',
    '<image xlink:href="javascript:alert(1)"/>',
  ],
  ...[
    '<feImage href="//evil.test/x.svg"/>',
    '<filter id="f"><feImage href="javascript:alert(1)"/></filter>',
  ],
  ...[
    '<a href="javascript:alert(1)"><rect width="24" height="24"/></a>',
    '<a xlink:href="javascript:alert(1)"><path d="M0 0"/></a>',
  ],
  ...['<a href="https://evil.test/"><rect width="24" height="24"/></a>'],
  ...[
    '<a><animate attributeName="href" to="javascript:alert(1)"/><rect width="24" height="24"/></a>',
  ],
  ...['<a><set attributeName="href" to="javascript:alert(1)"/><text>x</text></a>'],
  ...['<a><animate attributeName="xlink:href" values="javascript:alert(1)"/></a>'],
  ...[
    '<animate onbegin="alert(1)" attributeName="x" dur="1s"/>',
    '<animate onend="alert(1)" attributeName="x" dur="1ms"/>',
  ],
  ...[
    '<animateTransform onbegin="alert(1)" attributeName="transform" dur="1s"/>',
    '<animateMotion onbegin="alert(1)" dur="1s"/>',
  ],
  ...['<set onbegin="alert(1)" attributeName="x" to="1"/>', '<discard onbegin="alert(1)"/>'],
  ...[
    '<style>*{background:url(//evil.test)}</style>',
    '<style>@import "//evil.test/x.css";</style>',
  ],
  ...[
    '<style><![CDATA[</style><script>alert(1)</script>]]></style>',
    '<style>&lt;/style&gt;&lt;img src=x onerror=alert(1)&gt;</style>',
  ],
  ...['<link xmlns="http://www.w3.org/1999/xhtml" rel="stylesheet" href="//evil.test"/>'],
  ...[
    '<img src="x" onerror="alert(1)">',
    '<iframe src="javascript:alert(1)"/>',
    '<embed src="//evil.test"/>',
    '<object data="//evil.test"/>',
  ],
  ...[
    '<video src="x" onerror="alert(1)"/>',
    '<audio src="x" onerror="alert(1)"/>',
    '<input autofocus="" onfocus="alert(1)"/>',
  ],
  ...[
    '<title><img src="x" onerror="alert(1)"/></title>',
    '<title></title><script>alert(1)</script>',
  ],
  ...['<desc><script>alert(1)</script></desc>', '<metadata><script>alert(1)</script></metadata>'],
  ...[
    '<text onclick="alert(1)">x</text>',
    '<textPath href="#x" onmouseover="alert(1)">x</textPath>',
  ],
  ...[
    '<switch><foreignObject><p>x</p></foreignObject></switch>',
    '<marker id="m" onload="alert(1)"/>',
  ],
  ...[
    '<pattern id="p"><image href="//evil.test"/></pattern>',
    '<mask id="m"><image href="//evil.test"/></mask>',
  ],
  ...[
    '<clipPath id="c"><use href="//evil.test#x"/></clipPath>',
    '<symbol id="s"><script>alert(1)</script></symbol>',
  ],
  ...[
    '<cursor href="//evil.test"/>',
    '<font-face><font-face-src><font-face-uri href="//evil.test"/></font-face-src></font-face>',
  ],
  ...[
    '<!--><script>alert(1)</script>-->',
    '<![CDATA[<script>alert(1)</script>]]>',
    '<?xml-stylesheet href="//evil.test"?>',
  ],
  ...[
    '</svg><script>alert(1)</script>',
    '</svg><img src=x onerror=alert(1)>',
    '&lt;script&gt;alert(1)&lt;/script&gt;',
  ],
  ...[
    '<path d="M0 0" d="M1 1"><script>alert(1)</script></path>',
    '<g><g><g><script>alert(1)</script></g></g></g>',
  ],
  ...[
    '<math><mtext><script>alert(1)</script></mtext></math>',
    '<noscript><img src=x onerror=alert(1)></noscript>',
  ],
];

const onShapes = [
  ...['onload', 'onclick', 'onmouseover', 'onfocus', 'onfocusin', 'onactivate', 'onbegin', 'onend'],
  ...['onrepeat', 'onerror', 'onunload', 'onzoom', 'onwheel', 'onpointerdown', 'onauxclick'],
].flatMap((handler) => [
  `<path d="M0 0h24v24z" ${handler}="alert(1)"/>`,
  `<g ${handler}="alert(1)"><circle cx="12" cy="12" r="9"/></g>`,
]);

const attributes = [
  ...['style="fill:url(//evil.test)"', 'style="position:fixed;inset:0"', 'class="scrim"'],
  ...[
    'fill="url(//evil.test#x)"',
    'fill="url(javascript:alert(1))"',
    'stroke="url(data:image/svg+xml,x#y)"',
  ],
  ...[
    'filter="url(//evil.test#f)"',
    'mask="url(//evil.test#m)"',
    'clip-path="url(https://evil.test#c)"',
  ],
  ...[
    'marker-start="url(//evil.test#m)"',
    'cursor="url(//evil.test),auto"',
    'href="javascript:alert(1)"',
  ],
  ...['xlink:href="javascript:alert(1)"', 'xml:base="javascript:alert(1)//"', 'ev:event="click"'],
  ...['tabindex="0" autofocus=""', 'fill="\\75rl(//evil.test)"', 'fill="u/**/rl(//evil.test)"'],
].map((attribute) => `<rect width="24" height="24" ${attribute}/>`);

const wholes = [
  '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>',
  '<svg onload=alert(1)//',
  '<svg><svg onload="alert(1)"/></svg>',
  '<SVG ONLOAD="alert(1)"></SVG>',
  '<svg xmlns="http://www.w3.org/1999/xhtml"><img src="x" onerror="alert(1)"/></svg>',
  '<svg viewBox="0 0 24 24" style="position:fixed;inset:0;z-index:9"></svg>',
  '<!DOCTYPE svg [<!ENTITY x "<script>alert(1)</script>">]><svg>&x;</svg>',
  '<!DOCTYPE svg [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;"><!ENTITY c "&b;&b;&b;&b;">]><svg><title>&c;</title></svg>',
  '<!DOCTYPE svg SYSTEM "//evil.test/x.dtd"><svg/>',
  '<?xml version="1.0"?><?xml-stylesheet type="text/xsl" href="//evil.test"?><svg/>',
  '<script>alert(1)</script><svg/>',
  '<svg/><script>alert(1)</script>',
  '<img src=x onerror=alert(1)><svg/>',
  '<img src="/media/x.png" onerror="alert(1)">',
  '<img src="/media/x.png"><script>alert(1)</script>',
  '<img src="//evil.test/x.png">',
  '<img src="javascript:alert(1)">',
  'javascript:alert(1)',
  'data:image/svg+xml,<svg onload=alert(1)>',
  '"><svg onload=alert(1)>',
];

export const hostileSvg = [
  ...[...inside, ...onShapes, ...attributes].map(
    (part) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">${part}</svg>`,
  ),
  ...wholes,
];
