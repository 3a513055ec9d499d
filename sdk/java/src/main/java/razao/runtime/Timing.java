package razao.runtime;

import java.util.concurrent.ThreadLocalRandom;

/** Clock, sleep and chance, so that tests need no patience. */
interface Timing {
  Timing SYSTEM = new Timing() {
    @Override
    public long nowMs() {
      return System.currentTimeMillis();
    }

    @Override
    public long steadyMs() {
      return System.nanoTime() / 1_000_000;
    }

    @Override
    public void sleep(long ms) throws InterruptedException {
      Thread.sleep(ms);
    }

    @Override
    public double chance() {
      return ThreadLocalRandom.current().nextDouble();
    }
  };

  /** Milliseconds since 1970. */
  long nowMs();

  /** Milliseconds of a clock that nobody sets. */
  long steadyMs();

  void sleep(long ms) throws InterruptedException;

  /** From 0 to 1. */
  double chance();
}
