import { Skeleton } from '../ui/Skeleton.tsx'
import { t } from '../ui/translation.ts'
import page from './StoryPage.module.css'
import classes from './StorySkeleton.module.css'

const lines = ['a', 'b', 'c', 'd', 'e', 'f', 'g']

export function StorySkeleton() {
  return (
    <Skeleton title={<h1 className="visually-hidden">{t('Success story')}</h1>}>
      <div className={page.story}>
        <div className={`${page.picture} ${classes.window}`} />
        <div className={classes.lines}>
          <div className={classes.caption} />
          {lines.map((line) => (
            <div key={line} className={classes.line} />
          ))}
        </div>
      </div>
    </Skeleton>
  )
}
