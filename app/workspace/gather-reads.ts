/**
 * Reads once more for all that was told meanwhile: three hundred files that another tab makes are told one by one, and
 * are one list.
 *
 * @param options.read reads what is stored; what it throws is its own to tell
 * @param options.isReady false while what is told has to wait, as for the end of an answer
 */
export function gatherReads({ read, isReady }: { read(): Promise<void>; isReady(): boolean }) {
  let isReading = false;
  let isTold = false;

  /** Reads what was told, if anything was: for when it may be read again. */
  async function catchUp(): Promise<void> {
    if (isReading) return;
    isReading = true;
    try {
      while (isTold && isReady()) {
        isTold = false;
        await read();
      }
    } finally {
      isReading = false;
    }
  }

  return {
    catchUp,
    /** Something else is stored than what is shown. */
    tell(): Promise<void> {
      isTold = true;
      return catchUp();
    },
  };
}
