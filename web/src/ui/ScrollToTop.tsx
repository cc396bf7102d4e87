import IconArrowUp from '@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs'
import { useEffect, useState } from 'react'
import classes from './ScrollToTop.module.css'
import { t } from './translation.ts'

const appearsAfter = 300

export function ScrollToTop() {
  const [shown, setShown] = useState(false)

  useEffect(() => {
    const look = () => setShown(window.scrollY > appearsAfter)
    look()
    window.addEventListener('scroll', look, { passive: true })
    return () => window.removeEventListener('scroll', look)
  }, [])

  if (!shown) return null
  return (
    <button
      type="button"
      className={classes.button}
      aria-label={t('Back to top')}
      onClick={() => window.scrollTo({ top: 0 })}
    >
      <IconArrowUp size={22} aria-hidden />
    </button>
  )
}
