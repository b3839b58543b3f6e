// Loaded before the tests under Wine, which fails to connect a socket that has keep-alive.
require('node:net').Socket.prototype.setKeepAlive = function () {
  return this;
};
