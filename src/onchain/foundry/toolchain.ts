/** The compiler, as artifacts and reports name it. */
export const TOOLCHAIN = 'helios 0.17.32';
/** The language of the scripts that it makes. */
export const PLUTUS_VERSION = 'PLUTUS_V2';
