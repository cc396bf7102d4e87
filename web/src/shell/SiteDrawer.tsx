import { Link } from 'react-router'
import { useViewer } from '../accounts/session.ts'
import { HelpPanel } from '../site/contact/HelpPanel.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { t } from '../ui/translation.ts'
import classes from './headers.module.css'
import { siteMenu } from './siteMenu.ts'

/** The header's links on a phone, and help without a second tap. */
export function SiteDrawer({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Dialog open={open} onClose={onClose} title={t('Menu')} shape="drawer">
      <nav aria-label={t('Main')}>
        <ul className={classes.drawerLinks}>
          {siteMenu(useViewer()).map((entry) => (
            <li key={entry.route} data-for={entry.viewer}>
              <Link to={entry.route} state={entry.state} onClick={onClose}>
                {t(entry.label)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <h3 className={classes.drawerTitle}>{t('Help')}</h3>
      <HelpPanel />
    </Dialog>
  )
}
