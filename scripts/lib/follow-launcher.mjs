// Loaded into what `npm start` runs: ends it, as a signal would, when the launcher is gone in whatever way.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
// After the listener, which would keep the process alive.
process.channel?.unref();
