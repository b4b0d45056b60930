// Loaded into the processes of `npm start`: ends them when the launcher ends, however it ends.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
// The listener alone would keep the process alive.
process.channel?.unref();
