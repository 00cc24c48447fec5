import { hands } from '../../../art/pictures/orboot/gallery.ts'
import type { OurEarthPage } from '../../content/pages/ourEarth.ts'
import { Disclosure } from '../../core/Disclosure/index.ts'
import { Heading } from '../../core/Heading/index.ts'
import { Link } from '../../core/Link/index.ts'
import { Picture } from '../../core/Picture/index.ts'
import { Text } from '../../core/Text/index.ts'
import { Section } from '../../editorial/Section/index.ts'
import { TextSections } from '../../editorial/TextSections/index.ts'
import styles from './OurEarthScreen.module.css'

export interface OurEarthScreenProps {
  /** The texts. */
  page: Omit<OurEarthPage, 'meta'>
}

/** /ourearth: the page of the app for Orboot Earth, for those who sit in front of the globe. */
export function OurEarthScreen({ page }: OurEarthScreenProps) {
  const { heading, lead, steps, layers, devices, troubles, sections } = page
  return (
    <>
      <div className={styles.head}>
        <div className={styles.inner}>
          <div className={styles.words}>
            <Heading level={1} size="display">
              {heading}
            </Heading>
            <Text size="lead" tone="inherit">
              {lead}
            </Text>
          </div>
          <Picture
            picture={hands}
            alt="Two hands hold a tablet, and a giraffe, an elephant and a zebra stand up from its screen"
            sizes="(min-width: 768px) 520px, 90vw"
            isPriority
            className={styles.picture}
          />
        </div>
      </div>
      <ol className={styles.steps}>
        {steps.map(({ heading: name, text }, index) => (
          <li key={name} className={styles.step}>
            <span className={styles.number} aria-hidden="true">
              {index + 1}
            </span>
            <Heading size="card">{name}</Heading>
            <Text>{text}</Text>
          </li>
        ))}
      </ol>
      <Section heading={layers.heading}>
        <ul className={styles.layers}>
          {layers.items.map(({ name, text }) => (
            <li key={name} className={styles.layer}>
              <Heading level={3} size="subheading">
                {name}
              </Heading>
              <Text>{text}</Text>
            </li>
          ))}
        </ul>
      </Section>
      <Section heading={troubles.heading} id="help">
        <div className={styles.columns}>
          <div>
            {troubles.items.map(({ trouble, help }) => (
              <Disclosure key={trouble} className={styles.trouble} summary={trouble}>
                <Text className={styles.answer}>{help}</Text>
              </Disclosure>
            ))}
          </div>
          <div className={styles.devices}>
            <Heading level={3} size="card">
              {devices.heading}
            </Heading>
            <Text>{devices.text}</Text>
            <Text>{devices.note}</Text>
            <Link variant="plain" href="/device-compatibility" className={styles.toDevices}>
              Check your device
            </Link>
          </div>
        </div>
      </Section>
      <TextSections sections={sections} className={styles.parts} />
    </>
  )
}
