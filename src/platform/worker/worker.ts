/** Loop that runs as long as the service. */
export interface Worker {
  start(): void;
  /** Resolves when it has nothing in hand any more. */
  stop(): Promise<void>;
}
