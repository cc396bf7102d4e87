import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs'
import { momentText } from '../../ui/moments.ts'
import classes from './ActivityDate.module.css'

export function ActivityDate({ at }: { at: string }) {
  return (
    <p className={classes.date}>
      <IconClock size={16} aria-hidden />
      <time dateTime={at} suppressHydrationWarning>
        {momentText(at)}
      </time>
    </p>
  )
}
