type Collect = () => void;

/**
 * Counts the pages that are being made. When there is none, what they have left is collected: nearly
 * all of it is garbage by then. While a page is made its objects are in use, so a collection would
 * copy them, twice, and they would wait for a full one (docs/decisions/146).
 */
export function betweenPages(collect: Collect) {
  let underWay = 0;
  const collectIfIdle = () => {
    if (underWay === 0) collect();
  };
  return async <Result>(makePage: () => Promise<Result>): Promise<Result> => {
    underWay += 1;
    try {
      return await makePage();
    } finally {
      underWay -= 1;
      // After the page has been sent.
      setImmediate(collectIfIdle);
    }
  };
}
