import { Logo } from '../ui/Logo.tsx'
import { ColorSchemeToggle } from './ColorSchemeToggle.tsx'
import classes from './headers.module.css'
import { MainRegion } from './MainRegion.tsx'
import { SkipLink } from './SkipLink.tsx'

/** For the staff login and the registration wizard: one task and a link home. */
export default function PlainLayout() {
  return (
    <>
      <SkipLink />
      <header className={classes.header}>
        <div className={classes.bar} style={{ display: 'flex', justifyContent: 'space-between' }}>
          <Logo />
          <ColorSchemeToggle />
        </div>
      </header>
      <MainRegion />
    </>
  )
}
