import type { ReactNode } from 'react'
import { rocket } from '../../../art/pictures/figures.ts'
import { hero as orboot } from '../../../art/pictures/orboot/page.ts'
import { hero as plugoCount } from '../../../art/pictures/plugo_count/page.ts'
import { hero as stemWizPack } from '../../../art/pictures/stemwizpack/page.ts'
import { hero as tactoChess } from '../../../art/pictures/tacto_chess/page.ts'
import type {
  BrandColour,
  BrandFile,
  PressPage,
  ProductPicture,
} from '../../content/pages/pressKit.ts'
import { Heading } from '../../core/Heading/index.ts'
import { Picture, type PictureSource } from '../../core/Picture/index.ts'
import { Text } from '../../core/Text/index.ts'
import { VisuallyHidden } from '../../core/VisuallyHidden/index.ts'
import { Section } from '../../editorial/Section/index.ts'
import { TextSections } from '../../editorial/TextSections/index.ts'
import { TopPanel } from '../../editorial/TopPanel/index.ts'
import styles from './PressKitScreen.module.css'

export interface PressKitScreenProps {
  /** The texts, and what they tell about the files. */
  page: Omit<PressPage, 'meta'>
}

const heroes: Readonly<Record<ProductPicture['sku'], PictureSource>> = {
  orboot,
  tacto_chess: tactoChess,
  plugo_count: plugoCount,
  stemwizpack: stemWizPack,
}

/** /press-kit: logo, colours, pictures and texts for whoever writes about the shop. */
export function PressKitScreen({ page }: PressKitScreenProps) {
  const { heading, lead, words, brandFiles, colours, pictures, rules } = page
  return (
    <>
      <TopPanel heading={heading} text={lead} hue="dabble" picture={rocket} />
      <Section id="logo" heading={words.logo}>
        <ul className={styles.files}>
          {brandFiles.map((brandFile) => (
            <BrandCard key={brandFile.file} brandFile={brandFile} download={words.download} />
          ))}
        </ul>
      </Section>
      <Section id="colours" heading={words.colours}>
        <ul className={styles.colours}>
          {colours.map((colour) => (
            <Swatch key={colour.hex} colour={colour} />
          ))}
        </ul>
      </Section>
      <Section id="pictures" heading={words.pictures}>
        <ul className={styles.files}>
          {pictures.map((picture) => (
            <PictureCard key={picture.sku} picture={picture} download={words.download} />
          ))}
        </ul>
      </Section>
      <Section id="rules" heading={words.rules}>
        <div className={styles.rules}>
          <Rules heading={words.do} rules={rules.do} />
          <Rules heading={words.dont} rules={rules.dont} />
        </div>
      </Section>
      <Texts page={page} />
      <TextSections sections={page.sections} className={styles.last} />
    </>
  )
}

function Texts({ page: { words, boilerplates, facts } }: PressKitScreenProps) {
  return (
    <>
      <Section id="texts" heading={words.texts}>
        <ul className={styles.texts}>
          {boilerplates.map(({ label, text }) => (
            <li key={label} className={styles.quote}>
              <Heading level={3} size="card">
                {label}
              </Heading>
              <Text>{text}</Text>
            </li>
          ))}
        </ul>
      </Section>
      <Section id="facts" heading={words.facts}>
        <dl className={styles.facts}>
          {facts.map(({ label, value }) => (
            <div key={label} className={styles.fact}>
              <dt className={styles.label}>{label}</dt>
              <dd className={styles.value}>{value}</dd>
            </div>
          ))}
        </dl>
      </Section>
    </>
  )
}

interface BrandCardProps {
  readonly brandFile: BrandFile
  readonly download: string
}

function BrandCard({ brandFile, download }: BrandCardProps) {
  const { file, ground } = brandFile
  const [width, height] = brandFile.pixels ?? [320, 96]
  const href = import.meta.env.BASE_URL + file
  return (
    <FileCard facts={brandFile} href={href} file={`stemside-${file}`} download={download}>
      <div className={styles.ground} data-ground={ground}>
        <img src={href} alt="" width={width} height={height} className={styles.drawing} />
      </div>
    </FileCard>
  )
}

interface PictureCardProps {
  readonly picture: ProductPicture
  readonly download: string
}

function PictureCard({ picture, download }: PictureCardProps) {
  const hero = heroes[picture.sku]
  const webp = hero.sources.find(({ type }) => type === 'image/webp')
  const file = `stemside-${picture.name.toLowerCase().replaceAll(' ', '-')}.webp`
  return (
    <FileCard facts={picture} href={webp?.srcset.at(-1)?.url} file={file} download={download}>
      <Picture
        picture={hero}
        alt=""
        sizes="(min-width: 1100px) 300px, (min-width: 640px) 45vw, 90vw"
        className={styles.picture}
      />
    </FileCard>
  )
}

interface FileCardProps {
  readonly facts: BrandFile | ProductPicture
  readonly href: string | undefined
  /** The name under which the browser saves the file. */
  readonly file: string
  readonly download: string
  readonly children: ReactNode
}

/* The link is a plain <a>: the router's link would look for a page at the file's address. */
function FileCard({ facts, href, file, download, children }: FileCardProps) {
  const { name, says, format, bytes, pixels } = facts
  return (
    <li className={styles.file}>
      {children}
      <div className={styles.about}>
        <Heading level={3} size="card">
          {name}
        </Heading>
        <Text size="small">{says}</Text>
        <Text size="small" tone="muted">
          {[format, pixels && `${pixels.join(' × ')} pixels`, kilobytes(bytes)]
            .filter((fact) => fact !== undefined)
            .join(', ')}
        </Text>
      </div>
      <a href={href} download={file} className={styles.download}>
        {download}
        <VisuallyHidden> {name}</VisuallyHidden>
      </a>
    </li>
  )
}

/** 5055 → 5.1 KB, 51842 → 52 KB */
function kilobytes(bytes: number): string {
  const thousands = bytes / 1000
  return `${thousands.toFixed(thousands < 10 ? 1 : 0)} KB`
}

interface SwatchProps {
  readonly colour: BrandColour
}

function Swatch({ colour: { name, hex, says } }: SwatchProps) {
  return (
    <li className={styles.colour}>
      {/* The brand's colour itself, which no season changes. */}
      <div className={styles.swatch} style={{ backgroundColor: hex }} />
      <div className={styles.about}>
        <Heading level={3} size="card">
          {name}
        </Heading>
        <Text size="small" weight="medium">
          {hex.toUpperCase()}
        </Text>
        <Text size="small" weight="medium">
          {`RGB ${redGreenBlue(hex)}`}
        </Text>
        <Text size="small">{says}</Text>
      </div>
    </li>
  )
}

/** #17203d → 23, 32, 61 */
function redGreenBlue(hex: string): string {
  return [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16)).join(', ')
}

interface RulesProps {
  readonly heading: string
  readonly rules: readonly string[]
}

function Rules({ heading, rules }: RulesProps) {
  return (
    <div className={styles.quote}>
      <Heading level={3} size="card">
        {heading}
      </Heading>
      <ul className={styles.points}>
        {rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
    </div>
  )
}
