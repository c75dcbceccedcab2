import type { Request, Response } from "express";

/**
 * Calls back once when a response is over: sent, or its connection gone. A response that waits
 * behind another one of its connection (pipelining) has no "close" of its own when that
 * connection dies, so the connection is listened to as well.
 *
 * What calls back later must not hold the response: a connection may live on as a WebSocket.
 *
 * @returns gives that up
 */
export function onceOver(
  request: Request,
  response: Response,
  callBack: () => unknown,
): () => void {
  const { socket } = request;
  let isOver = false;
  const giveUp = () => {
    isOver = true;
    socket.off("close", end);
  };
  const end = () => {
    if (isOver) return;
    giveUp();
    callBack();
  };
  if (response.closed || socket.destroyed) {
    end();
    return giveUp;
  }
  // Every waiting request of a connection listens to it, and there is no end to how many wait.
  socket.setMaxListeners(0);
  socket.on("close", end);
  response.on("close", end);
  return giveUp;
}
