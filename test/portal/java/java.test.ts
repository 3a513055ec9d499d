/** The client in Java: see `jvm.ts`. */
import { java } from '../../../src/onchain/portal/clients/java/index.ts';
import { describeJvmClient } from '../jvm.ts';

const NEEDED = ['jackson-databind'];
describeJvmClient(java, NEEDED);
