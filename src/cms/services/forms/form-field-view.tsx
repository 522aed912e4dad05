import {
  AgreementField,
  ChoiceField,
  LineField,
  ParagraphsField,
  RadiosField,
} from '@/ui/components/form/controls'
import type { UploadTexts } from '@/ui/browser/file-upload'
import type { FieldTexts } from '@/ui/components/form/field'
import { FileField } from '@/ui/components/form/file-field'
import { ACCEPTED_FILES } from '@/domain/forms/form-file'

import type { FieldRules } from './form-fields'
import type { FormTexts } from './form-texts'
import { keptField, leaveOutField } from './own-fields'
import type { ToldFile } from './refusal-json'

interface Props {
  texts: FieldTexts
  rules: FieldRules
  typed: string
  kept: ToldFile | undefined
  sentences: FormTexts
}

/** The control of a field, by what its schema says of it. */
export function FormFieldView({ texts, rules, typed, kept, sentences }: Props) {
  const { common, problem } = sentences
  const field = { texts, typed, autoComplete: rules.autocomplete }
  switch (rules.input) {
    case 'line':
      return (
        <LineField
          {...field}
          type="text"
          maxLength={rules.maxLength}
          isLatin={rules.direction === 'ltr'}
        />
      )
    case 'email':
      return <LineField {...field} type="email" maxLength={rules.maxLength} isLatin />
    case 'telephone':
      return <LineField {...field} type="tel" maxLength={rules.maxLength} isLatin />
    case 'password':
      return <LineField {...field} type="password" isLatin />
    case 'day':
      return <LineField {...field} type="date" min={rules.least} max={rules.most} isLatin />
    case 'number':
      return (
        <LineField
          {...field}
          type="text"
          inputMode={rules.decimals ? 'decimal' : 'numeric'}
          isLatin
        />
      )
    case 'paragraphs':
      return (
        <ParagraphsField
          texts={texts}
          typed={typed}
          maxLength={rules.maxLength}
          upTo={common('upTo', { most: rules.maxLength })}
        />
      )
    case 'choice':
      return <ChoiceField {...field} options={rules.choices} none={common('choose')} />
    case 'radios':
      return (
        <RadiosField
          texts={texts}
          typed={typed}
          options={rules.choices.flatMap((one) => ('choices' in one ? one.choices : [one]))}
          // A browser lets nobody take back the choice of a radio: saying nothing is one of them.
          none={rules.isOptional ? common('notSaid') : undefined}
        />
      )
    case 'agreement':
      return <AgreementField texts={texts} isTicked={typed !== ''} />
    case 'file':
      return (
        <FileField
          texts={texts}
          accept={ACCEPTED_FILES[rules.takes]}
          mostBytes={rules.mostBytes}
          kept={kept}
          keptName={keptField(texts.name)}
          leaveOutName={leaveOutField(texts.name)}
          labels={{
            leaveOut: common('file.leaveOut'),
            another: common('file.another'),
            tooLarge: problem(texts.name, 'fileTooLarge', rules),
          }}
          uploadTexts={rules.isNeverKept ? undefined : uploadTexts(common)}
        />
      )
  }
}

/** What the script fills in stays as it is. */
function uploadTexts(common: FormTexts['common']): UploadTexts {
  return {
    sending: common('upload.sending', { name: '{name}' }),
    progress: common('upload.progress', { sent: '{sent}', size: '{size}' }),
    lost: common('upload.lost', { name: '{name}' }),
    arrived: common('upload.arrived', { name: '{name}' }),
    later: common('upload.later', { name: '{name}' }),
    stop: common('upload.stop'),
    photo: common('upload.photo', { size: '{size}', smaller: '{smaller}' }),
    smaller: common('upload.smaller'),
    asItIs: common('upload.asItIs'),
  }
}
