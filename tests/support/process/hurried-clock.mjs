// Preloaded into a process whose patience is tested: its clock runs a hundred times as fast, its
// timers do not.
const now = performance.now.bind(performance);
performance.now = () => now() * 100;
