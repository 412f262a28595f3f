/** Addresses that must not become a link. */
export const hostileLinks = [
  ...['javascript:alert(1)', 'JAVASCRIPT:alert(1)', 'jAvAsCrIpT:alert(1)', ' javascript:alert(1)'],
  ...['\tjavascript:alert(1)', '\njavascript:alert(1)', '\u0000javascript:alert(1)'],
  ...['\u0001javascript:alert(1)', '\u00a0javascript:alert(1)', '\u2028javascript:alert(1)'],
  ...['\ufeffjavascript:alert(1)', 'java\tscript:alert(1)', 'java\nscript:alert(1)'],
  ...['java\r\nscript:alert(1)', 'javascript\t:alert(1)', 'javascript://%0aalert(1)'],
  ...['javascript:/*/x/*/alert(1)', 'javascript&colon;alert(1)', '&#106;avascript:alert(1)'],
  ...['data:text/html,<script>alert(1)</script>', 'DATA:text/html,<script>alert(1)</script>'],
  ...['data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==', ' data:text/html,x'],
  ...['data:image/svg+xml,<svg onload=alert(1)>', 'data:application/xhtml+xml,x'],
  ...['vbscript:alert(1)', 'livescript:alert(1)', 'mocha:alert(1)', 'blob:https://x/1'],
  ...['file:///etc/passwd', 'ftp://evil.test/', 'intent://evil.test#Intent;end', 'ws://evil.test'],
  ...['view-source:https://x', 'filesystem:https://x/1', 'about:blank', 'chrome://settings'],
  ...['//evil.test', '/\\evil.test', '\\\\evil.test', '/\t/evil.test', 'https:evil.test', 'http:'],
];

export const honestLinks = [
  ...['/', '/products?menu=telefonlar&page=2', '/ru/post/yangilik-3', '#specs', '?page=2'],
  ...['https://t.me/chorsu', 'HTTP://example.uz', 'https://президент.уз/', 'tel:+998712000000'],
  ...['mailto:info@chorsu.example', 'tel:+998 71 200-00-00', '/info/faq#delivery'],
];
