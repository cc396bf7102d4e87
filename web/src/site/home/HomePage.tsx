import IconArrowUpRight from '@tabler/icons-react/dist/esm/icons/IconArrowUpRight.mjs'
import { RegistrationForm } from '../../registration/RegistrationForm.tsx'
import { HomeSearch } from '../../search/HomeSearch.tsx'
import { pageMeta } from '../../ui/pageMeta.ts'
import { t } from '../../ui/translation.ts'
import { sisterBusinesses } from '../contactDetails.ts'
import { AboutBlock } from './AboutBlock.tsx'
import { ContactBlock } from './ContactBlock.tsx'
import classes from './HomePage.module.css'
import { RegistrationBanner } from './RegistrationBanner.tsx'
import { SearchBlock } from './SearchBlock.tsx'
import { StoriesBlock } from './StoriesBlock.tsx'
import { useScrollToSearch } from './useScrollToSearch.ts'

export const meta = () =>
  pageMeta(
    "India's No.1 Exclusive Christian Matrimony",
    'Verified profiles of Christian brides and grooms across India, and people who help your family find the right one. Since 2009.',
  )

export default function HomePage() {
  useScrollToSearch()
  return (
    <>
      <RegistrationBanner form={<RegistrationForm />} />
      <AboutBlock />
      <SearchBlock form={<HomeSearch />} />
      <StoriesBlock />
      <ContactBlock />
      <ServicesBlock />
    </>
  )
}

function ServicesBlock() {
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
