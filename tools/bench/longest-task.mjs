/** Runs in the page: records the length of the longest task in milliseconds. The browser reports none below 50. */
export function keepLongestTask() {
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) {
      const { dataset } = document.body;
      dataset.longest = String(Math.max(duration, Number(dataset.longest ?? 0)));
    }
  }).observe({ type: 'longtask', buffered: true });
}
