// The least that a room costs in Node: what one socket says is sent to all, as the page of `ws` shows it.
// Nothing is stored, and nobody is asked who they are. Prints its port.
import { once } from "node:events";
import { WebSocketServer } from "ws";

const server = new WebSocketServer({ port: 0, host: "0.0.0.0", perMessageDeflate: false });
server.on("connection", (socket) => {
  socket.on("error", () => {});
  socket.on("message", (data, isBinary) => {
    for (const client of server.clients) {
      if (client.readyState === client.OPEN) client.send(data, { binary: isBinary });
    }
  });
});
await once(server, "listening");
console.log(server.address().port);
