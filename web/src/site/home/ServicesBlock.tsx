import IconArrowUpRight from '@tabler/icons-react/dist/esm/icons/IconArrowUpRight.mjs'
import { t } from '../../ui/translation.ts'
import { sisterBusinesses } from '../contactDetails.ts'
import classes from './ServicesBlock.module.css'

export function ServicesBlock() {
  return (
    <section className={classes.block} aria-labelledby="services-title">
      <div className={classes.inner}>
        <h2 id="services-title">{t('Our Other Services')}</h2>
        <ul className={classes.list}>
          {sisterBusinesses.map((business) => (
            <li key={business.name}>
              <a href={business.link} target="_blank" rel="noreferrer" className={classes.link}>
                <span className={classes.name}>
                  {business.name}
                  <IconArrowUpRight size={20} aria-hidden />
                </span>
                <span className={classes.about}>{t(business.about)}</span>
                <span className="visually-hidden">{t('(opens in a new tab)')}</span>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
