/** The server keeps its copy of a trial for at most this long after its last use, in days. */
export const SERVER_COPY_DAYS = 7;
