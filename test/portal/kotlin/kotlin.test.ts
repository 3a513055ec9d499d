/** The client in Kotlin: see `jvm.ts`. */
import { kotlin } from '../../../src/onchain/portal/clients/kotlin/index.ts';
import { describeJvmClient } from '../jvm.ts';

/** The first holds the versions of the standard library together. */
const NEEDED = ['kotlin-bom', 'kotlin-stdlib', 'kotlinx-coroutines-core-jvm', 'jackson-module-kotlin', 'okhttp-jvm'];
describeJvmClient(kotlin, NEEDED);
