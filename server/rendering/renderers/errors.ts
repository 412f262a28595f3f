/** Nothing is wrong with what was asked: it may be asked again in a moment. */
export class Unavailable extends Error {}

/** The queue was full, the turn came too late, or nobody waits any more: nothing was rendered. */
export class Untried extends Unavailable {}

/** The renderer ended, or was not there. */
export class RendererGone extends Unavailable {}

export class RendererHangs extends Unavailable {}
