/** Both ways to serve HTTP (`src/platform/fast/`) with the setting that chooses each: for `describe.each`. */
export const HTTP_PATHS = [
  ['fast HTTP', { RAZAO_PLAIN_HTTP: '0' }], ['plain HTTP', { RAZAO_PLAIN_HTTP: '1' }],
] as const;
