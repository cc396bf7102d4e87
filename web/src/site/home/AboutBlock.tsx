import { ButtonLink } from '../../ui/Button.tsx'
import { t } from '../../ui/translation.ts'
import classes from './AboutBlock.module.css'

const promises = [
  { figure: '2009', text: 'serving Christian families since then, from one office in Chennai' },
  { figure: '24/7', text: 'WhatsApp support, answered by a person' },
  { figure: '100%', text: 'verified profiles: our staff speak to each family' },
]

export function AboutBlock() {
  return (
    <section className={classes.block} aria-labelledby="about-title">
      <div className={classes.inner}>
        <div>
          <h2 id="about-title">{t('About Us')}</h2>
          <p className={classes.text}>
            {t(
              'We exist to unite Christians in Holy Matrimony. Catholic, CSI, Pentecostal, Orthodox or Brethren: here everyone shares the faith, so that families can talk about what matters next.',
            )}
          </p>
          <ButtonLink to="/about-us" variant="outlined">
            {t('How we work')}
          </ButtonLink>
        </div>
        <dl className={classes.promises}>
          {promises.map((promise) => (
            <div key={promise.figure}>
              <dt>{t(promise.figure)}</dt>
              <dd>{t(promise.text)}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}
