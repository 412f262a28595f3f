const personal = /^\/(?:ru\/)?(?:cart|liked|orders|user|offline)(?:\/|$)/;

/** Whether a page is of one shopper, made by its scripts: its HTML holds nothing of them. */
export function isPersonal(pathname: string): boolean {
  return personal.test(pathname);
}
