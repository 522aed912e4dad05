import type { RankCode } from './ranks'

const COOKS = ['chief-cook', 'second-cook', 'ships-cook'] as const
const OFFICERS = ['chief-mate', 'second-mate', 'third-mate', 'fourth-mate'] as const
const ENGINEERS = [
  'chief-engineer',
  'second-engineer',
  'third-engineer',
  'fourth-engineer',
] as const

/** Names by what they mean. */
const NAMES: readonly (readonly [readonly RankCode[], readonly string[]])[] = [
  [COOKS, ['cook', 'кухар', 'кок', 'повар', 'cuisinier', 'cuisinière', 'coq', 'cocinero']],
  [COOKS, ['cocinera', 'cozinheiro', 'cozinheira', 'Koch', 'Köchin', 'koki', 'juru masak']],
  [COOKS, ['厨师', 'طباخ', 'طاهي', 'طاه', 'كوك', 'रसोइया', 'कुक']],
  [OFFICERS, ['офіцер', 'офицер', 'officier pont', 'Offizier', 'perwira dek', 'ضابط']],
  [OFFICERS, ['अधिकारी', 'ऑफ़िसर', 'डेक ऑफ़िसर', '驾驶员']],
  [ENGINEERS, ['mécanicien', 'mécano', 'Ingenieur', 'ingeniero', 'maquinista', 'engenheiro']],
  [ENGINEERS, ['Maschinist', 'Maschinistin', 'Schiffsmaschinist', 'Schiffsmaschinistin']],
  [ENGINEERS, ['perwira mesin', 'inhinyero', 'مهندس', 'مهندس بحري', 'इंजीनियर', 'अभियंता']],
  [ENGINEERS, ['轮机员', '管轮']],
]

/**
 * Names of which a search means every rank, whatever else they are the name of: who looks for a cook takes a chief
 * cook too. In a list that is read line by line such a name is one rank (`match-term.ts`), or none.
 */
export const GENERAL_NAMES: readonly (readonly [string, readonly RankCode[]])[] = NAMES.flatMap(
  ([codes, names]) => names.map((name) => [name, codes] as const),
)
