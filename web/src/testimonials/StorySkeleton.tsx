import { useTranslation } from '../ui/translation.ts'
import page from './StoryPage.module.css'
import classes from './StorySkeleton.module.css'

const lines = ['a', 'b', 'c', 'd', 'e', 'f', 'g']

/** The shape of a story that is on its way. */
export function StorySkeleton() {
  const { t } = useTranslation()
  return (
    <div role="status">
      <h1 className="visually-hidden">{t('Success story')}</h1>
      <span className="visually-hidden">{t('Loading…')}</span>
      <div className={`${page.story} ${classes.skeleton}`} aria-hidden="true">
        <div className={`${page.picture} ${classes.window}`} />
        <div className={classes.lines}>
          <div className={classes.caption} />
          {lines.map((line) => (
            <div key={line} className={classes.line} />
          ))}
        </div>
      </div>
    </div>
  )
}
