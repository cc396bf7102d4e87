import classes from './MessageList.module.css'

/** At the end of a card below the messages, which the composer would cover when the card appears. */
export const ShownAtEnd = () => <span ref={show} className={classes.end} data-opens-here />

const show = (end: HTMLElement | null) => end?.scrollIntoView({ block: 'nearest' })
