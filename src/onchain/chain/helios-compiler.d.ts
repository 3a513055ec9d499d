/** The part of the Helios compiler that the service uses; the package has no types of its own. */
declare module '@helios-lang/compiler' {
  import type { UplcData, UplcProgramV2 } from '@helios-lang/uplc';

  export class Program {
    constructor(mainSource: string, options: { moduleSources: readonly string[]; isTestnet: boolean });
    readonly name: string;
    readonly purpose: string;
    readonly userTypes: Readonly<Record<string, Readonly<Record<string, { toSchema?: () => unknown } | undefined>> | undefined>>;
    /** @returns true when there is such a constant. */
    changeParam(name: string, value: UplcData): boolean;
    compile(options: { optimize: boolean }): UplcProgramV2;
  }
}
