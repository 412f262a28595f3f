// Written by `npm run generate` from lib/settings.
export const defaults = {
  HOST: '127.0.0.1',
  PORT: '3000',
  API_PORT: '4001',
  CHORSU_DATA: '.data',
  CHORSU_DIST: '.next',
};
