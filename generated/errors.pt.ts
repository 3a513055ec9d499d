// Generated from contracts/ by `make generate`. Do not edit: change the contract and generate again.
/* eslint-disable */

import type { ErrorCode } from './errors.ts';

/** Every error code in Brazilian Portuguese: its sentence, when it comes, what to do. */
export const portugueseErrors: Readonly<Record<ErrorCode, { title: string; when: string; action: string }>> = {
  MALFORMED_REQUEST: {
    title: "A requisição não pode ser lida.",
    when: "O caminho ou a linha da requisição está malformado, por exemplo com um escape de porcentagem quebrado.",
    action: "Corrija a requisição. Um corpo que não é JSON é respondido pela validação da requisição.",
  },
  NOT_FOUND: {
    title: "Não há nada neste caminho.",
    when: "Nenhuma operação tem este caminho.",
    action: "Confira o caminho com o contrato.",
  },
  METHOD_NOT_ALLOWED: {
    title: "Este caminho não aceita este método.",
    when: "O caminho existe, mas não com este método. O cabeçalho Allow lista os que ele aceita.",
    action: "Use um método do cabeçalho Allow.",
  },
  UNAUTHENTICATED: {
    title: "É necessário um token de acesso válido.",
    when: "O token falta, está malformado, expirou ou foi revogado, ou seu cliente não é conhecido.",
    action: "Obtenha um token em /auth/token e envie-o como `Authorization: Bearer …`.",
  },
  INSUFFICIENT_SCOPE: {
    title: "Falta um escopo ao token.",
    when: "O token é válido, mas lhe falta um escopo de que esta operação precisa.",
    action: "Peça um cliente com o escopo que falta.",
  },
  RATE_LIMITED: {
    title: "Requisições demais.",
    when: "O cliente enviou mais do que pode neste tempo. Quando se trata da cota `requests_per_second` do inquilino, os cabeçalhos RateLimit-Policy e RateLimit o dizem.",
    action: "Espere o tempo que o cabeçalho Retry-After indica e repita a requisição com a mesma Idempotency-Key.",
  },
  PAYLOAD_TOO_LARGE: {
    title: "O corpo tem mais de 1 MB.",
    when: "O corpo da requisição passa de 1 MB.",
    action: "Envie menos, ou em várias requisições.",
  },
  UNSUPPORTED_MEDIA_TYPE: {
    title: "O corpo deve ser JSON.",
    when: "O Content-Type não é application/json.",
    action: "Envie JSON com `Content-Type: application/json`.",
  },
  IDEMPOTENCY_KEY_REUSED: {
    title: "A Idempotency-Key já foi usada em outra requisição.",
    when: "Nos últimos 7 dias, a chave respondeu a uma requisição com outro método, caminho ou corpo.",
    action: "Use uma chave nova para uma requisição nova; para repetir a primeira, envie-a sem mudanças.",
  },
  IDEMPOTENCY_IN_PROGRESS: {
    title: "A primeira requisição com esta chave ainda está em andamento.",
    when: "Uma requisição anterior com a mesma chave espera por alguém de fora, ou é um tique do agendador que não terminou.",
    action: "Repita a requisição com a mesma chave um momento depois.",
  },
  WEBHOOK_REJECTED: {
    title: "A entrega não é aceita.",
    when: "O provedor não é conhecido ou não é ouvido neste endereço, ou a entrega está malformada, velha ou mal assinada. Nunca se diz qual.",
    action: "Assine o corpo bruto com o segredo deste provedor, envie em até 300 segundos e tenha um trilho ligado ao provedor.",
  },
  PLATFORM_CLIENT_REQUIRED: {
    title: "Só um cliente da plataforma pode fazer isto.",
    when: "O token tem o escopo, mas seu cliente pertence a um inquilino e não à plataforma.",
    action: "Use um cliente da plataforma, ou peça ao operador dela.",
  },
  NOT_BUILT: {
    title: "Isto está descrito, mas ainda não foi construído.",
    when: "A operação é uma prévia.",
    action: "Espere a versão que a constrói. Os mocks respondem.",
  },
  INVALID_CURSOR: {
    title: "O cursor não pertence a esta consulta.",
    when: "O cursor foi alterado, é de outro inquilino ou veio de uma consulta com outros filtros.",
    action: "Leia de novo desde a primeira página, com os mesmos filtros em todas.",
  },
  OVERLOADED: {
    title: "O razão tem escritas demais na fila.",
    when: "A fila de escritas do inquilino está cheia. Nada foi feito.",
    action: "Espere o tempo que o cabeçalho Retry-After indica e repita a requisição com a mesma Idempotency-Key.",
  },
  SERVICE_UNAVAILABLE: {
    title: "O serviço não pode responder agora.",
    when: "O banco de dados não pode ser alcançado ou não consegue gravar (o disco está cheio, por exemplo), o serviço está iniciando ou parando, ou o relógio do processo que você alcançou está errado. Nada foi feito, ou o que foi feito é encontrado pela sua chave.",
    action: "Repita a requisição com a mesma Idempotency-Key um momento depois.",
  },
  PROVIDER_UNAVAILABLE: {
    title: "O provedor não pode ser alcançado.",
    when: "Quem está do lado de fora não está ligado, não pode ser alcançado ou não respondeu a tempo.",
    action: "Repita a requisição com a mesma Idempotency-Key um momento depois; o que foi começado é retomado.",
  },
  INTERNAL: {
    title: "Algo falhou do nosso lado.",
    when: "Um erro nosso. Uma escrita pode ter sido feita ou não.",
    action: "Repita a requisição com a mesma Idempotency-Key e, se persistir, envie-nos o X-Request-Id.",
  },
  ACCOUNT_NOT_FOUND: {
    title: "Esta conta não existe.",
    when: "Nenhuma conta do seu inquilino tem este identificador.",
    action: "Confira o identificador. Contas de outros inquilinos respondem o mesmo. Quando o corpo ou a consulta nomeou a conta, `details.account_id` diz qual; se não, foi o caminho.",
  },
  INVALID_ACCOUNT_TYPE: {
    title: "Uma conta deste tipo não pode ser criada aqui.",
    when: "O tipo não é conhecido, ou é SQUAD, que só a criação de um squad faz.",
    action: "Use CUSTOMER, EXTERNAL ou GUEST; ASSET, TRANSIT, REVENUE e EXCEPTION precisam também do escopo service/gl.",
  },
  INVALID_CURRENCY: {
    title: "O razão não conhece esta moeda.",
    when: "A moeda não é um código ISO 4217 em maiúsculas; ou o trilho não a move, pois PIX move somente BRL; ou uma política de limite de uma conta nomeia outra moeda que não a da conta.",
    action: "Use um código ISO 4217, por exemplo BRL; no PIX use BRL; para a política de limite de uma conta nomeie a moeda dela.",
  },
  ACCOUNT_CLOSED: {
    title: "A conta está encerrada.",
    when: "A requisição nomeia uma conta encerrada. Uma conta promovida não é recusada: seu identificador significa a conta em que se tornou, e os detalhes nomeiam essa quando ela mesma está encerrada.",
    action: "Use outra conta. O encerramento é definitivo.",
  },
  ACCOUNT_FROZEN: {
    title: "A conta está congelada.",
    when: "Dinheiro sairia de uma conta congelada.",
    action: "Créditos continuam a chegar. Débitos voltam a funcionar quando a conta for descongelada.",
  },
  SCHEME_MISMATCH: {
    title: "Trilho, esquema e coordenadas não combinam.",
    when: "O esquema não existe neste trilho, ou as coordenadas têm a forma de outro esquema.",
    action: "Dê as coordenadas que pertencem ao esquema e um trilho em que ele existe.",
  },
  PAYMENT_METHOD_NOT_VERIFIED: {
    title: "Um meio de pagamento ativo deve estar verificado.",
    when: "A situação pedida é ACTIVE, mas a verificação não é VERIFIED nem NOT_REQUIRED.",
    action: "Verifique antes a conta externa, ou vincule-a como PENDING_VERIFICATION.",
  },
  PAYMENT_METHOD_STATUS_REFUSED: {
    title: "O meio de pagamento não pode assumir esta situação.",
    when: "A situação não se segue da atual, ou um meio de pagamento novo começaria SUSPENDED ou CLOSED.",
    action: "Comece com ACTIVE ou PENDING_VERIFICATION e siga as mudanças que a operação descreve.",
  },
  COORDINATES_TAKEN: {
    title: "As coordenadas estão vinculadas a outra conta.",
    when: "Outra conta sua tem um meio de pagamento com estas coordenadas que não está CLOSED.",
    action: "Encerre antes esse meio de pagamento, ou use a conta que o tem.",
  },
  CUT_BEYOND_HEAD: {
    title: "O diário ainda não chega até lá.",
    when: "`as_of` está no futuro, ou `as_of_seq` está além do último lançamento do diário.",
    action: "Peça um ponto até `journal_head_seq`, ou omita-o para ler o saldo de agora.",
  },
  EVENT_NOT_FOUND: {
    title: "Este evento não existe.",
    when: "Nenhum evento do seu inquilino tem este identificador, ele é mais velho do que o feed guarda, ou foi uma entrega de teste, que nunca é guardada.",
    action: "Confira o identificador. Leia o próprio recurso quando o evento for velho demais.",
  },
  INVALID_POSITION: {
    title: "A posição não é do seu feed.",
    when: "`after` não é uma `position` que seu feed deu nem `earliest`.",
    action: "Dê a `position` do último evento que você tem, sem mudanças, ou `earliest`.",
  },
  POSITION_EXPIRED: {
    title: "A posição é mais velha do que o feed guarda.",
    when: "Eventos depois desta posição foram removidos; continuar dela os pularia sem que se notasse.",
    action: "Continue com `after=earliest` e leia os próprios recursos para o que ficou no meio.",
  },
  WEBHOOK_ENDPOINT_NOT_FOUND: {
    title: "Este endpoint de webhook não existe.",
    when: "Nenhum endpoint de webhook do seu inquilino tem este identificador, ou ele foi excluído.",
    action: "Confira o identificador. Endpoints de outros inquilinos respondem o mesmo.",
  },
  WEBHOOK_URL_REFUSED: {
    title: "Não se podem enviar eventos a este endereço.",
    when: "A url está malformada, não é https, contém usuário ou senha, ou leva a um endereço que não é público: `reason` é MALFORMED, NOT_HTTPS, CREDENTIALS ou PRIVATE_ADDRESS. Um nome que agora não tem endereço é aceito. Uma instalação de teste pode permitir endereços de loopback, também por http.",
    action: "Dê um endereço https que a internet pública alcance.",
  },
  UNKNOWN_EVENT_TYPE: {
    title: "Este tipo de evento não existe.",
    when: "Um item de event_types não é um tipo de evento nem o começo de algum.",
    action: "Corrija os itens que os detalhes nomeiam. Todos os tipos estão no documento de eventos.",
  },
  WEBHOOK_ENDPOINT_NOT_ACTIVE: {
    title: "O endpoint de webhook não recebe nada agora.",
    when: "O endpoint está DISABLED ou SUSPENDED.",
    action: "Ative-o e peça de novo.",
  },
  EVIDENCE_NOT_FOUND: {
    title: "Esta evidência não existe.",
    when: "Nenhuma evidência do seu inquilino tem este identificador.",
    action: "Confira o identificador. Evidências de outros inquilinos respondem o mesmo.",
  },
  EVIDENCE_FINAL: {
    title: "A evidência está conciliada ou resolvida.",
    when: "Ela foi aplicada a uma obrigação, ou um operador já decidiu sobre ela e nenhum dinheiro espera mais por causa dela.",
    action: "Leia-a para ver o que aconteceu. Um movimento de dinheiro nunca é repetido.",
  },
  EVIDENCE_DOES_NOT_FIT: {
    title: "A evidência não combina com a obrigação.",
    when: "Trilho, sentido, valor ou moeda da obrigação diferem da evidência. Os detalhes dizem qual.",
    action: "Nomeie a obrigação a que ela pertence. Dinheiro que não combina com nenhuma é creditado em uma conta.",
  },
  EVIDENCE_HOLDS_NO_MONEY: {
    title: "Nenhum dinheiro espera por causa desta evidência.",
    when: "A ação é CREDIT, mas nada está na conta de exceção por causa desta evidência.",
    action: "Case-a com uma obrigação, ou dispense-a. Dinheiro que já foi creditado ou lançado não é creditado de novo.",
  },
  COMPILE_NOT_FOUND: {
    title: "Este trabalho de compilação não existe.",
    when: "Nenhum trabalho de compilação do seu inquilino tem este identificador.",
    action: "Confira o identificador. Trabalhos de outros inquilinos respondem o mesmo.",
  },
  BUNDLE_INVALID: {
    title: "Os arquivos não formam um pacote.",
    when: "`details.reason` diz por quê. PATH_TWICE: um caminho aparece duas vezes, sem distinção de maiúsculas. PATHS_UNSORTED: os arquivos não estão ordenados por caminho. FILE_MISSING: falta `manifest.json` ou `validator.hl`. TOO_LARGE: os arquivos juntos passam de 524.288 bytes.",
    action: "Corrija o que os detalhes nomeiam. O conteúdo dos arquivos é examinado pelas verificações.",
  },
  BUNDLE_HASH_MISMATCH: {
    title: "O hash não é o do pacote.",
    when: "O SHA-256 do JSON canônico (RFC 8785) de `files` não é `bundle_hash`.",
    action: "Ordene os arquivos por caminho, escreva-os como JSON canônico e calcule o hash dos bytes.",
  },
  PRODUCT_KEY_NOT_ENROLLED: {
    title: "Nenhuma chave para assinar pacotes está cadastrada.",
    when: "Seu inquilino não tem chave cadastrada com que conferir a assinatura.",
    action: "Peça ao operador que cadastre sua chave pública.",
  },
  PRODUCT_KEY_SUPERSEDED: {
    title: "A chave de assinatura não é mais a cadastrada.",
    when: "`signing_pubkey_fpr` nomeia uma chave que outra substituiu.",
    action: "Assine com a chave em vigor, ou peça ao operador que cadastre a sua.",
  },
  BUNDLE_SIGNATURE_INVALID: {
    title: "A assinatura não é da chave cadastrada sobre este pacote.",
    when: "A assinatura não é uma assinatura ECDSA-P256 em DER e base64, da chave cadastrada, sobre os 32 bytes brutos do hash do pacote.",
    action: "Assine o próprio hash, sem calcular hash de novo, com a chave privada da cadastrada.",
  },
  GL_ACCOUNT_NOT_FOUND: {
    title: "Esta conta contábil não existe.",
    when: "Nenhuma conta do seu plano de contas tem este identificador ou código.",
    action: "Confira na lista de contas contábeis.",
  },
  GL_ENTRY_NOT_FOUND: {
    title: "Este lançamento contábil não existe.",
    when: "O diário do seu inquilino ainda não tem lançamento com este número, ou o lançamento tem menos movimentos.",
    action: "Confira o identificador. A lista de lançamentos contábeis tem todos.",
  },
  GL_CODE_TAKEN: {
    title: "O código está em uso.",
    when: "Uma conta do seu plano de contas tem este código.",
    action: "Escolha outro código, ou use a conta que o tem.",
  },
  GL_MEMBER_TYPE_TAKEN: {
    title: "Outra conta contábil sua agrupa este tipo.",
    when: "Um tipo de `gathers` pertence a uma conta contábil que você criou. Só os das contas de fábrica podem ser assumidos.",
    action: "Omita o tipo.",
  },
  GL_PARENT_TYPE_MISMATCH: {
    title: "A conta superior é de outro tipo.",
    when: "A conta e sua superior diferem em `type`.",
    action: "Escolha uma superior do mesmo tipo.",
  },
  HOLD_NOT_FOUND: {
    title: "Esta reserva não existe.",
    when: "Nenhuma reserva do seu inquilino tem este identificador.",
    action: "Confira o identificador. Reservas de outros inquilinos respondem o mesmo.",
  },
  HOLD_NOT_ACTIVE: {
    title: "A reserva não está ativa.",
    when: "Ela foi capturada, liberada ou expirou; sua situação final não permite a mudança.",
    action: "Leia-a para ver o que aconteceu. Para reservar de novo, faça uma nova reserva.",
  },
  HOLD_INCREASE_REFUSED: {
    title: "Uma reserva não pode crescer.",
    when: "O novo valor é maior que o atual.",
    action: "Faça uma segunda reserva pela diferença.",
  },
  HOLD_OF_CHARGE: {
    title: "A reserva pertence a uma cobrança do Pix Automático.",
    when: "O dinheiro está reservado para uma cobrança de uma autorização; só a cobrança o debita ou o solta.",
    action: "Cancele a cobrança que os detalhes nomeiam, ou revogue sua autorização; a reserva termina com ela.",
  },
  CAPTURE_EXCEEDS_HOLD: {
    title: "A reserva é menor do que isso.",
    when: "O valor a capturar é maior do que a reserva.",
    action: "Capture no máximo `remaining_cents` e cobre a diferença com uma obrigação.",
  },
  ACCOUNT_NOT_RESERVABLE: {
    title: "Nada pode ser reservado nesta conta.",
    when: "A conta é EXTERNAL. Ela representa alguém de fora e não guarda dinheiro.",
    action: "Nomeie a conta do razão que guarda o dinheiro.",
  },
  BLOCK_NOT_FOUND: {
    title: "Este bloqueio não existe.",
    when: "Nenhum bloqueio do seu inquilino tem este identificador.",
    action: "Confira o identificador. Bloqueios de outros inquilinos respondem o mesmo.",
  },
  BLOCK_NOT_ACTIVE: {
    title: "O bloqueio não está ativo.",
    when: "Ele foi capturado; não resta nada a levantar.",
    action: "Leia-o para ver o que aconteceu.",
  },
  BLOCK_TOO_LONG: {
    title: "O bloqueio duraria mais do que a norma permite.",
    when: "O bloqueio é PRECAUTIONARY e terminaria mais de 72 horas depois do envio do pagamento, ou do que a instalação define.",
    action: "Deixe-o terminar em `latest_end`, ou resolva o caso antes.",
  },
  BLOCK_OF_MED_CASE: {
    title: "O bloqueio pertence a um caso MED.",
    when: "O motivo do bloqueio é MED; só o seu caso o levanta, para que o provedor fique sabendo.",
    action: "Resolva o caso que os detalhes nomeiam, com RELEASE ou RETURN.",
  },
  ENTRY_NOT_FOUND: {
    title: "Este lançamento do diário não existe.",
    when: "O diário do seu inquilino ainda não tem lançamento com este número.",
    action: "Os números não têm lacunas e começam em 1; leia a lista para achar o último.",
  },
  BALANCE_OVERFLOW: {
    title: "O saldo ficaria grande demais.",
    when: "Um movimento passa de 10^13 unidades mínimas (`maximum_cents`), um saldo sairia da faixa de ±(2^53−1) unidades mínimas (`account_id`, quando quem chama pode ver a conta), ou o inquilino teria movido ao todo mais de 2^53−1 unidades mínimas da moeda, de modo que uma soma deixaria de ser exata (sem detalhes).",
    action: "Mova menos, ou use outra conta; quando a moeda estiver cheia, avise o operador.",
  },
  RISK_FLAG_NOT_FOUND: {
    title: "Este alerta de risco não existe.",
    when: "Esta parte não tem alerta de risco com este identificador.",
    action: "Confira os dois identificadores. A leitura do KYC da parte lista seus alertas.",
  },
  KYC_IN_PROGRESS: {
    title: "Uma verificação desta parte está em curso.",
    when: "A parte está PENDING ou IN_REVIEW.",
    action: "Espere o evento kyc.verified ou kyc.rejected antes de enviar de novo.",
  },
  KYC_ALREADY_VERIFIED: {
    title: "A parte já está verificada neste nível.",
    when: "A parte está VERIFIED no nível pedido, ou em um mais alto.",
    action: "Não é preciso fazer nada. Peça um nível mais alto para elevá-lo.",
  },
  KYC_DATA_MISSING: {
    title: "Faltam à parte dados que este nível exige.",
    when: "A parte não tem CPF ou CNPJ ou nome legal, ou falta ao envio um tipo de documento.",
    action: "Complete a parte, ou acrescente os documentos que os detalhes nomeiam.",
  },
  KYC_TRANSITION_NOT_ALLOWED: {
    title: "A identidade não pode passar a esta situação agora.",
    when: "Foi dada uma decisão para uma parte que não está IN_REVIEW, ou foi tomada para análise uma que não está PENDING nem VERIFIED.",
    action: "Leia o KYC da parte. Tome para análise uma parte PENDING ou VERIFIED antes de decidir.",
  },
  ACCOUNT_NOT_EMPTY: {
    title: "A conta não está vazia.",
    when: "Ela ainda tem dinheiro, ou tem reserva, bloqueio, obrigação ou agendamento em aberto, ou está em um squad OPEN, ou lastreia qBRL, ou espera a cadeia (`qbrl`). Os detalhes os contam.",
    action: "Tire o dinheiro, encerre o que está em aberto e depois encerre a conta.",
  },
  ACCOUNT_OF_SQUAD: {
    title: "A conta pertence a um squad.",
    when: "A conta é do tipo SQUAD. Só as operações do seu squad movem o dinheiro dela, e ela termina com o squad. Por isso ela não é lado de nenhum outro pagamento, reserva, agendamento ou correção, e não tem chave Pix, código, autorização nem meio de pagamento.",
    action: "Gaste a partir do squad, deposite nele ou encerre-o.",
  },
  ACCOUNT_NOT_PROMOTABLE: {
    title: "Uma conta deste tipo não pode ser promovida.",
    when: "A conta não é GUEST nem EXTERNAL.",
    action: "Confira o identificador. Clientes não precisam de promoção.",
  },
  ACCOUNT_ALREADY_PROMOTED: {
    title: "A conta foi promovida para outra parte.",
    when: "Ela foi promovida antes, para uma parte diferente da nomeada agora.",
    action: "Leia a conta que os detalhes nomeiam. Uma promoção não se desfaz.",
  },
  ACCOUNT_IN_USE: {
    title: "A conta tem reservas ou obrigações em aberto.",
    when: "Uma reserva está ativa ou uma obrigação não é final, e o dinheiro não pode mudar inteiro.",
    action: "Capture ou libere as reservas, espere as obrigações ficarem finais ou resolva-as, e tente de novo.",
  },
  LIMIT_POLICY_NOT_FOUND: {
    title: "Esta política de limite não existe.",
    when: "Nenhuma política de limite do seu inquilino tem este identificador.",
    action: "Confira o identificador. Políticas de outros inquilinos respondem o mesmo.",
  },
  LIMIT_EXCEEDED: {
    title: "Um limite não permite isto.",
    when: "Uma política REJECT, ou um limite Pix da conta, seria excedida: `used` e `attempted` juntos passam de `threshold`. Nada se moveu. Em\nSINGLE_AMOUNT `used` é 0 e os extremos da janela são null. Em um limite do Pix `policy_id` é null e `policy_key` o nomeia: `pix.daily`\ne `pix.nighttime` da conta, `pix.device.single` e `pix.device.daily` de dispositivos não cadastrados, `pix.contactless`, e `pix.cap`\nda instalação; um perfil que definiu o limite da conta está em `risk_profile`.",
    action: "Mova menos, espere até `window_end`, peça que o limite seja elevado, ou deixe o pagador cadastrar o dispositivo.",
  },
  LIMIT_CEILING_EXCEEDED: {
    title: "O limite ficaria acima do seu teto.",
    when: "Um limite Pix está acima do seu teto, ou uma política de conta afrouxaria a política mais ampla com a mesma chave. `details` tem `knob`, ou o `policy_id` encoberto e o `field`, com `ceiling` e `requested`.",
    action: "Peça menos. Acima do teto é preciso também o escopo `service/operator`.",
  },
  POLICY_KEY_TAKEN: {
    title: "O escopo já tem uma política com esta chave.",
    when: "Uma política ativada do mesmo escopo tem este `policy_key`.",
    action: "Desative antes essa política, o que libera a chave dela, ou escolha outra chave.",
  },
  OBLIGATION_NOT_FOUND: {
    title: "Esta obrigação não existe.",
    when: "Nenhuma obrigação do seu inquilino tem este identificador.",
    action: "Confira o identificador. Obrigações de outros inquilinos respondem o mesmo.",
  },
  RAIL_NEEDS_ACCOUNTS: {
    title: "NATIVE move dinheiro entre duas contas.",
    when: "O trilho é NATIVE e um lado é externo.",
    action: "Nomeie contas dos dois lados, ou use o trilho que alcança quem está fora.",
  },
  NO_ACCOUNT_SIDE: {
    title: "Um dos lados deve ser uma conta.",
    when: "Os dois lados são externos.",
    action: "Nomeie uma das suas contas como devedora ou credora.",
  },
  SAME_ACCOUNT: {
    title: "Devedor e credor são a mesma conta.",
    when: "Os dois lados nomeiam uma só conta.",
    action: "Nomeie duas contas diferentes.",
  },
  RAIL_NOT_BOUND: {
    title: "O trilho não está ligado para o seu inquilino.",
    when: "Nenhum provedor está ligado a este trilho para o seu inquilino.",
    action: "Use outro trilho, ou peça ao operador que ligue este.",
  },
  CURRENCY_MISMATCH: {
    title: "A moeda não é a da conta.",
    when: "A moeda do valor difere da de uma conta do movimento.",
    action: "Use a moeda da conta.",
  },
  OBLIGATION_FINAL: {
    title: "A obrigação é final.",
    when: "Ela já foi liquidada, falhou ou foi cancelada.",
    action: "Leia-a para ver o desfecho. Um movimento de dinheiro nunca é repetido.",
  },
  OBLIGATION_OF_PRODUCT: {
    title: "A obrigação pertence a uma instância de um produto.",
    when: "Seu trilho é CHAIN. Ela termina quando a cadeia aceita ou recusa o movimento que ela registra, e de nenhum outro modo.",
    action: "Leia a instância que os detalhes nomeiam.",
  },
  OBLIGATION_HOLDS_MONEY: {
    title: "O dinheiro do pagamento esperado chegou.",
    when: "Ele espera na conta de exceção, e a obrigação terminaria sem lugar para ele.",
    action: "Liquide-a, ou nomeie em `disposition` a conta para onde o dinheiro vai.",
  },
  PAYMENT_BOOKED_ALREADY: {
    title: "O pagamento já foi lançado.",
    when: "Já entrou dinheiro com o nome deste pagamento (seu id fim a fim), para o fim que está nos detalhes, ou ele espera na conta de exceção.",
    action: "Leia a obrigação dos detalhes. Dinheiro que espera é creditado resolvendo sua evidência. Uma diferença de conciliação está desatualizada; inicie uma nova execução.",
  },
  OWN_WITHDRAWAL_NOT_PERMITTED: {
    title: "Este saque não é permitido.",
    when: "O titular da conta devedora está marcado por fraude, e o alerta em `own_withdrawal` não permite este pagamento. `cause` nos detalhes diz por quê: UNKNOWN (a parte não tem esse alerta), RESOLVED, USED por outro pagamento, OTHER_ACCOUNT ou AMOUNT (mais que o permitido).",
    action: "Peça outra decisão ao operador, ou pague o que o alerta permite.",
  },
  PAYEE_NOT_OWN: {
    title: "Não está provado que o recebedor é o pagador.",
    when: "O titular da conta devedora está marcado por fraude, e não se sabe se o CPF ou CNPJ do recebedor é o do titular. Sabe-se por uma consulta da chave ou do código no último dia, ou pela própria chave quando ela é um CPF ou CNPJ.",
    action: "Consulte a chave do recebedor, ou use a chave que é o CPF ou CNPJ do titular.",
  },
  PAYMENT_REPEATED: {
    title: "O pagamento acabou de ser feito.",
    when: "A regra do inquilino para pagamentos repetidos é ASK, e o mesmo devedor pagou à mesma pessoa o mesmo valor dentro de `window_seconds`. Um pagamento anterior que falhou ou foi cancelado não conta. Nada se moveu.",
    action: "Mostre o pagamento anterior. Para pagar mais uma vez, repita a requisição com o id dele em `confirms_repeat_of`.",
  },
  DISPOSITION_NOT_APPLICABLE: {
    title: "Não há nada a redirecionar.",
    when: "Foi dada uma disposição, mas este desfecho não move dinheiro.",
    action: "Omita a disposição.",
  },
  INSUFFICIENT_FUNDS: {
    title: "A conta não tem saldo disponível suficiente.",
    when: "O valor é maior que o saldo disponível da conta que paga.",
    action: "Ponha dinheiro na conta, ou mova menos. Leia o saldo dela para ver o que está disponível.",
  },
  DISPATCH_NOT_FAILED: {
    title: "O envio não falhou.",
    when: "A obrigação está DISPATCHED; o trilho a recebeu e ainda trabalha nela.",
    action: "Espere a resposta do trilho. Se ela não vier, pergunte ao provedor e resolva a obrigação.",
  },
  BATCH_REFUSED: {
    title: "O lote foi recusado por inteiro.",
    when: "O lote é atômico e pelo menos um item é recusado. Nada foi criado e nada se moveu.",
    action: "Corrija ou retire os itens que estão REFUSED nos detalhes e envie o lote com uma chave nova.",
  },
  TENANT_NOT_FOUND: {
    title: "Este inquilino não existe.",
    when: "Nenhum inquilino tem este nome, ou ele não é o seu e seu cliente não é da plataforma.",
    action: "Use o nome do seu próprio inquilino, ou um cliente da plataforma.",
  },
  INSTANCE_NOT_DRAINABLE: {
    title: "Nenhum movimento leva esta instância ao fim.",
    when: "Nenhum caminho de movimentos que o razão possa fazer leva do estado da instância a um final. `details.blocker` diz por quê, como o plano.",
    action: "Leia o plano. As próprias partes ainda podem agir.",
  },
  DRAIN_PLAN_CHANGED: {
    title: "A instância agora se encerraria de outro modo.",
    when: "O `plan_hash` não é o do caminho pelo qual a instância se encerraria agora.",
    action: "Leia o plano de novo, veja para onde vai o valor e nomeie a instância com o novo `plan_hash`.",
  },
  PRODUCT_LIFECYCLE_CONFLICT: {
    title: "A fase do produto não permite isto.",
    when: "A mudança não está na tabela de `operatorSetProductLifecycle`; ou um artefato seria vinculado no lugar de um que está LIVE, ou de um produto RETIRED; ou um produto LIVE seria drenado. `details.allowed` lista as mudanças que há.",
    action: "Faça antes uma mudança permitida; suspenda um produto LIVE antes de trocá-lo ou drená-lo.",
  },
  CERTIFICATION_INSUFFICIENT: {
    title: "A certificação não leva o produto tão longe.",
    when: "`details.blockers` diz por quê. MISSING: a versão vinculada não está certificada. STALE: ela mudou desde então. BATTERY_INHERITED: a bateria foi feita com outro script aplicado, o que a impede de chegar a LIVE.",
    action: "Execute o que falta sobre a versão vinculada e certifique-a de novo.",
  },
  PRODUCT_HAS_OPEN_INSTANCES: {
    title: "Há instâncias do produto abertas.",
    when: "O produto seria aposentado enquanto instâncias dele guardam valor.",
    action: "Drene o produto, espere suas instâncias se encerrarem e então o aposente.",
  },
  ARTIFACT_NOT_FOUND: {
    title: "Este artefato não existe.",
    when: "Nenhum trabalho de compilação SUCCEEDED do inquilino para este produto fez um artefato com este hash.",
    action: "Use `artifact.artifact_hash` de um trabalho de compilação SUCCEEDED deste produto.",
  },
  PRODUCT_KEY_INVALID: {
    title: "Esta não é uma chave pública em P-256.",
    when: "`public_key` não é um PEM de SubjectPublicKeyInfo, sua chave está em outra curva ou é de outro algoritmo, ou é uma chave privada. Uma chave privada que foi enviada conta como conhecida por outros: crie uma nova.",
    action: "Envie a metade pública de uma chave ECDSA em P-256, como `openssl ec -pubout` a escreve.",
  },
  PRODUCT_KEY_TAKEN: {
    title: "Esta chave já foi cadastrada.",
    when: "A chave está cadastrada para outro autor, ou foi substituída. Uma chave substituída nunca volta.",
    action: "Crie um novo par de chaves e cadastre a metade pública.",
  },
  PROVIDER_ACCOUNT_NOT_FOUND: {
    title: "O inquilino não tem conta neste provedor.",
    when: "O inquilino não tem conta de provedor com este `provider_id`.",
    action: "Liste as contas de provedor do inquilino. As de outros inquilinos respondem o mesmo.",
  },
  PROVIDER_ID_TAKEN: {
    title: "Já existe uma conta de provedor com este nome.",
    when: "O `provider_id` está em uso nesta instalação, por qualquer inquilino. Nomes nunca são reutilizados.",
    action: "Escolha outro nome, por exemplo com o nome do inquilino no fim.",
  },
  PROVIDER_ADAPTER_UNKNOWN: {
    title: "Esta instalação não fala com tal provedor.",
    when: "Não há adaptador com este nome, ou ele não é para provedores deste tipo.",
    action: "Use um adaptador nomeado nos detalhes.",
  },
  PROVIDER_URL_REFUSED: {
    title: "Este endereço não pode ser chamado.",
    when: "`base_url` não é `https`, ou leva a um endereço privado. Loopback é só para os provedores simulados.",
    action: "Dê o endereço público `https` do provedor, ou omita-o.",
  },
  VERIFICATION_STRATEGY_UNSUPPORTED: {
    title: "O provedor não assina desse modo.",
    when: "O adaptador não aceita esta `verification_strategy`; um de CHAIN não aceita nenhuma, nem `secret`.",
    action: "Use uma estratégia nomeada nos detalhes.",
  },
  PROVIDER_SECRET_INVALID: {
    title: "O segredo não combina com a estratégia.",
    when: "Para `standard_webhooks_v1`, o segredo não é `whsec_` e de 24 a 64 bytes em base64. O segredo não é repetido na resposta.",
    action: "Copie o segredo mais uma vez como o provedor o mostra, ou omita-o para que um seja sorteado.",
  },
  LEDGER_ACCOUNT_NOT_ELIGIBLE: {
    title: "Esta conta não pode representar uma conta em um provedor.",
    when: "A conta não é do tipo ASSET, representa outra conta de provedor ou lastreia qBRL.",
    action: "Omita `ledger_account_id` para que uma conta seja aberta, ou nomeie uma conta ASSET própria.",
  },
  PROVIDER_HOLDS_NO_FUNDS: {
    title: "Nenhum dinheiro é guardado neste provedor.",
    when: "Um lado da transferência é um provedor que não guarda dinheiro, como um de KYC ou uma cadeia.",
    action: "Nomeie contas em bancos parceiros ou provedores de BaaS.",
  },
  PROVIDER_COORDINATES_MISSING: {
    title: "Ninguém pode enviar dinheiro para lá.",
    when: "A transferência vai por um trilho externo, e o destino foi criado sem `coordinates`.",
    action: "Registre em NATIVE o que os bancos moveram, ou nomeie uma conta de provedor com coordenadas.",
  },
  SAME_PROVIDER_ACCOUNT: {
    title: "Origem e destino são a mesma conta de provedor.",
    when: "`destination_provider_id` é a conta de provedor do caminho.",
    action: "Nomeie outra conta de provedor como destino.",
  },
  RAIL_NOT_SUPPORTED: {
    title: "O provedor não atende este trilho assim.",
    when: "O adaptador do provedor não fala este trilho, ou lhe falta uma das capacidades.",
    action: "Ligue o trilho a outro provedor, ou peça as capacidades nomeadas nos detalhes.",
  },
  QBRL_SIGNERS_INVALID: {
    title: "Estes signatários não podem assinar.",
    when: "São exigidas mais assinaturas do que há signatários, ou um nome ou uma chave aparece duas vezes.",
    action: "Dê cada signatário uma vez e exija no máximo tantas assinaturas quantos são os signatários.",
  },
  QBRL_CAPS_INVALID: {
    title: "Os tetos se contradizem.",
    when: "Um teto por emissão está acima do teto por dia, ou o do dia está acima do total em circulação.",
    action: "Eleve o teto mais amplo, ou baixe o mais estreito.",
  },
  QBRL_REDEMPTION_ACCOUNT_NOT_ELIGIBLE: {
    title: "Esta conta não pode lastrear qBRL.",
    when: "A conta não é do tipo ASSET em BRL, representa uma conta em um provedor, ou já foi movimentada e nunca foi conta de resgate.",
    action: "Nomeie uma nova conta ASSET em BRL.",
  },
  QBRL_EFFECTIVE_FROM_PAST: {
    title: "Uma política não vale para o que já passou.",
    when: "`effective_from` está no passado.",
    action: "Omita-o para agora, ou nomeie um instante futuro.",
  },
  QBRL_POLICY_VERSION_CONFLICT: {
    title: "A política tem uma versão mais nova.",
    when: "`based_on_version` não é mais a versão mais nova.",
    action: "Leia a política e escreva a próxima versão a partir da mais nova.",
  },
  QBRL_APPROVALS_INSUFFICIENT: {
    title: "Poucos signatários aprovam esta versão.",
    when: "Assinaram `proposal_hash` menos signatários distintos do que a versão mais nova exige (a primeira: do que ela mesma exige). Não contam assinaturas de outros, de outras propostas e repetidas do mesmo signatário.",
    action: "Faça os signatários assinarem o hash nomeado nos detalhes e envie as assinaturas como `approvals`.",
  },
  QBRL_MINTING_POLICY_UNKNOWN: {
    title: "Esta instalação não pode emitir por essa política.",
    when: "`minting_policy_hash` não é de nenhum script de emissão desta instalação.",
    action: "Use um dos nomeados nos detalhes.",
  },
  QBRL_NOT_ISSUED: {
    title: "O inquilino não emite qBRL.",
    when: "Nenhuma versão da política de qBRL está em vigor, e a requisição travaria valor na cadeia.",
    action: "Peça ao operador que ponha uma política em vigor.",
  },
  QBRL_CAP_EXCEEDED: {
    title: "É mais qBRL do que se pode emitir.",
    when: "O valor a travar excede o teto por emissão, o que resta do dia, ou o que pode estar em circulação.",
    action: "Trave menos, espere o próximo dia contábil ou peça ao operador um teto maior.",
  },
  QUOTA_EXCEEDED: {
    title: "O inquilino não tem mais disto.",
    when: "Mais um excederia uma cota do inquilino. Nada foi feito.",
    action: "Encerre o que não é mais necessário, espere até `resets_at` quando houver, ou peça mais ao operador.",
  },
  QUOTA_CEILING_EXCEEDED: {
    title: "A instalação não permite tanto.",
    when: "Um valor próprio está acima do `ceiling` da sua cota. Nada mudou, nem as outras.",
    action: "Peça no máximo o teto.",
  },
  TRANSFER_TEMPLATE_NOT_FOUND: {
    title: "Este modelo de transferência não existe.",
    when: "Nenhum modelo de transferência do inquilino tem este identificador.",
    action: "Confira o identificador. Modelos de outros inquilinos respondem o mesmo.",
  },
  TRANSFER_TEMPLATE_NAME_TAKEN: {
    title: "Um modelo ativo tem este nome.",
    when: "O inquilino tem um modelo de transferência ativo com este nome.",
    action: "Aposente antes esse modelo, o que libera o nome, ou escolha outro nome.",
  },
  TRANSFER_TEMPLATE_INVALID: {
    title: "O modelo não descreve uma transferência.",
    when: "`details.reason` diz por quê. FIELD_OPEN: nada preenche um campo de que a transferência precisa. FIELD_FILLED_TWICE: um campo é fixo e tem parâmetro, ou tem dois. KEY_MISSING: um parâmetro de MATCH_KEY ou METADATA não tem `key`. BOUNDS_EMPTY: nenhum valor cabe nos limites. BOUNDS_NOT_APPLICABLE: um limite não diz respeito ao que o parâmetro preenche. NAME_TWICE: dois parâmetros têm um só nome.",
    action: "Corrija o campo ou o parâmetro nomeado nos detalhes.",
  },
  PARTY_NOT_FOUND: {
    title: "Esta parte não existe.",
    when: "Nenhuma parte do seu inquilino tem este identificador.",
    action: "Confira o identificador. Partes de outros inquilinos respondem o mesmo.",
  },
  PARTY_BLOCKED: {
    title: "A parte está bloqueada.",
    when: "O titular de uma conta que seria debitada está BLOCKED, ou tem em aberto um alerta de risco de gravidade BLOCKING. Ou o titular está marcado por fraude (`flag` nos detalhes): então também nada lhe é pago, e ele não recebe chave Pix.",
    action: "Nada é pago até que a parte volte a estar ativa e o alerta seja resolvido. Créditos continuam a chegar, salvo se estiver marcada por fraude.",
  },
  PIX_KEY_NOT_FOUND: {
    title: "Esta chave Pix não existe.",
    when: "Nenhuma chave Pix do seu inquilino tem este identificador.",
    action: "Confira o identificador. Chaves de outros inquilinos respondem o mesmo.",
  },
  PIX_KEY_NOT_REGISTERED: {
    title: "Ninguém tem esta chave Pix.",
    when: "O DICT não conhece a chave consultada.",
    action: "Peça a chave de novo ao recebedor. Cada chave desconhecida custa muito das consultas permitidas.",
  },
  INVALID_PIX_KEY: {
    title: "Esta não é uma chave Pix.",
    when: "O valor não tem a forma do seu tipo, ou seus dígitos verificadores estão errados; em uma consulta, não tem a forma de nenhum tipo.",
    action: "Corrija o valor. Os detalhes dizem o que está errado; nunca o repetem.",
  },
  PIX_KEY_OWNER_MISMATCH: {
    title: "O CPF ou CNPJ não é do titular da conta.",
    when: "Um CPF ou CNPJ seria registrado para uma conta cujo titular tem outro documento, ou nenhum.",
    action: "Use o documento do titular, ou complete antes a parte.",
  },
  PIX_ACCOUNT_NOT_ELIGIBLE: {
    title: "Esta conta não pode ter chaves Pix.",
    when: "A conta não é do tipo CUSTOMER, ou não está em BRL.",
    action: "Use uma conta de cliente em BRL.",
  },
  PIX_KEY_TAKEN: {
    title: "Uma das suas contas já tem esta chave.",
    when: "Uma chave sua com o mesmo valor está PENDING ou ACTIVE, ou você tem uma reivindicação dela em curso.",
    action: "Use a chave nomeada nos detalhes, ou exclua-a antes para registrá-la em outra conta.",
  },
  PIX_KEY_LOCKED: {
    title: "A chave não pode ser excluída agora.",
    when: "Há uma reivindicação da chave em curso, ou seu registro ainda não foi respondido.",
    action: "Confirme ou cancele antes a reivindicação, ou espere a resposta.",
  },
  PIX_KEY_NOT_CLAIMABLE: {
    title: "A chave não pode ser reivindicada.",
    when: "A chave não está em REGISTRATION_FAILED, falhou por um motivo que nenhuma reivindicação muda, ou outra chave sua tem o mesmo valor.",
    action: "Leia a chave. Uma reivindicação parte de um registro cuja falha nomeia um tipo de reivindicação.",
  },
  PIX_CLAIM_OPEN: {
    title: "Uma reivindicação desta chave está em curso.",
    when: "Uma reivindicação foi aberta antes para esta chave e não é final.",
    action: "Espere por ela, ou cancele-a.",
  },
  PIX_CLAIM_NOT_ACTIVE: {
    title: "Nenhuma reivindicação desta chave está em curso.",
    when: "A chave não tem reivindicação, ou a última terminou de outro modo.",
    action: "Leia a chave para ver suas reivindicações.",
  },
  PIX_CLAIM_AWAITS_DONOR: {
    title: "O doador ainda não respondeu.",
    when: "Um reivindicador quer concluir uma reivindicação antes de o doador confirmá-la.",
    action: "Espere o evento pix_claim.confirmed, ou o prazo.",
  },
  PIX_CLAIM_PERIOD_RUNNING: {
    title: "O período de espera da reivindicação ainda corre.",
    when: "Uma reivindicação OWNERSHIP confirmada seria concluída antes do prazo de conclusão.",
    action: "Confirme de novo depois do prazo de conclusão.",
  },
  PIX_CLAIM_NOT_CANCELLABLE: {
    title: "Este lado não pode mais cancelar a reivindicação.",
    when: "O doador confirmou uma reivindicação PORTABILITY, ou um doador quer cancelar uma OWNERSHIP.",
    action: "Deixe-a correr. Um doador só interrompe uma reivindicação OWNERSHIP por fraude, por meio do operador.",
  },
  PIX_CLAIM_REFUSED: {
    title: "O DICT recusa isto.",
    when: "O DICT não aceita a mudança da reivindicação, por um motivo que ele nomeia.",
    action: "Leia o motivo nos detalhes; registre a chave de novo se o outro participante a cedeu nesse meio-tempo.",
  },
  PIX_MANDATE_NOT_FOUND: {
    title: "Esta autorização não existe.",
    when: "Nenhuma autorização do seu inquilino tem este identificador.",
    action: "Confira o identificador. Autorizações de outros inquilinos respondem o mesmo.",
  },
  PIX_MANDATE_CHARGE_NOT_FOUND: {
    title: "Esta cobrança não existe.",
    when: "Esta autorização não tem cobrança com este identificador.",
    action: "Confira os dois identificadores. A leitura da autorização lista suas cobranças.",
  },
  PIX_MANDATE_NOT_PENDING: {
    title: "A autorização não espera resposta.",
    when: "Ela foi respondida de outro modo, retirada pelo recebedor, ou o prazo de resposta terminou.",
    action: "Leia a autorização. O recebedor pode pedir de novo com outra.",
  },
  PIX_MANDATE_NOT_ACTIVE: {
    title: "A autorização não está ativa.",
    when: "Seria revogada uma autorização que não está ACTIVE.",
    action: "Rejeite uma autorização que está PENDING_AUTHORIZATION. As outras já são finais.",
  },
  PIX_MANDATE_CHARGE_NOT_CANCELLABLE: {
    title: "A cobrança não pode mais ser cancelada.",
    when: "Ela está DEBITING, DEBITED ou FAILED, ou `cancellable_until` passou.",
    action: "Leia a cobrança. Dinheiro que foi debitado se pede de volta ao recebedor.",
  },
  PIX_MANDATE_REFUSED: {
    title: "O provedor recusa isto.",
    when: "O provedor não aceita a mudança da autorização ou da sua cobrança, por um motivo que ele nomeia.",
    action: "Leia de novo a autorização; ela pode ter mudado do outro lado.",
  },
  MED_CASE_NOT_FOUND: {
    title: "Este caso MED não existe.",
    when: "Nenhum caso MED do seu inquilino tem este identificador.",
    action: "Confira o identificador. Casos de outros inquilinos respondem o mesmo.",
  },
  MED_PAYMENT_NOT_FOUND: {
    title: "Este pagamento Pix não existe.",
    when: "Nenhuma conta sua fez um pagamento Pix com este id fim a fim.",
    action: "Confira o id fim a fim; maiúsculas importam.",
  },
  MED_CASE_EXISTS: {
    title: "Este pagamento já está contestado.",
    when: "Um caso sobre o pagamento está FILING, OPEN, ACCEPTED ou RETURNED.",
    action: "Leia o caso nomeado nos detalhes. Para retomar um que está FILING, repita a requisição dele com a chave dela.",
  },
  MED_PAYMENT_NOT_CONTESTABLE: {
    title: "Este pagamento não pode ser contestado.",
    when: "O pagamento não é um Pix liquidado para fora, foi devolvido por inteiro, ou foi liquidado há mais de 80 dias. Os detalhes dizem qual: NOT_PIX, NOT_SETTLED, RETURNED ou TOO_OLD.",
    action: "Conteste um Pix liquidado em até 80 dias. Um pagamento que ainda não foi liquidado pode ser cancelado.",
  },
  MED_AMOUNT_EXCEEDS_PAYMENT: {
    title: "É mais do que foi o pagamento.",
    when: "O valor a contestar é maior que o pagamento, menos o que já foi devolvido dele.",
    action: "Omita o valor para contestar tudo.",
  },
  MED_CASE_OUTBOUND: {
    title: "Este caso não é seu para resolver.",
    when: "O caso é OUTBOUND; a instituição do recebedor decide sobre ele.",
    action: "Espere os eventos med_case.accepted, med_case.rejected e med_case.returned.",
  },
  MED_CASE_RESOLVED: {
    title: "O caso está resolvido, ou outra pessoa o está resolvendo.",
    when: "Outro chegou antes, um RELEASE foi começado e seu desfecho está em aberto, ou o outro lado retirou a notificação. Um caso é resolvido uma vez; um cuja devolução falhou é resolvido de novo.",
    action: "Leia o caso para ver o que aconteceu.",
  },
  MED_BLOCK_PENDING: {
    title: "O dinheiro ainda não está bloqueado.",
    when: "O caso acabou de chegar, e seu bloqueio ainda vai ser feito.",
    action: "Repita a requisição um momento depois, ou espere o evento med_case.secured.",
  },
  MED_RETURN_EXCEEDS_SECURED: {
    title: "É mais do que o bloqueio garantiu.",
    when: "O valor a devolver é maior do que o garantido (ou do que uma devolução que falhou deixou esperando), ou nada está garantido.",
    action: "Devolva no máximo o que os detalhes dizem estar garantido, ou espere chegar mais.",
  },
  MED_RELEASE_REFUSED: {
    title: "O provedor não aceita a liberação.",
    when: "O provedor se recusa a fechar a notificação como não aceita. Os detalhes têm o código dele; o dinheiro segue bloqueado.",
    action: "Leia o caso; se a notificação foi retirada, o evento está a caminho.",
  },
  PIX_CREDIT_NOT_FOUND: {
    title: "Este crédito Pix não existe.",
    when: "Nenhum pagamento Pix com este id fim a fim foi creditado nesta conta.",
    action: "Confira o id fim a fim, em que maiúsculas importam, e a conta.",
  },
  PIX_CREDIT_NOT_RETURNABLE: {
    title: "Isto não pode ser devolvido.",
    when: "A obrigação nomeada não é um pagamento Pix liquidado de fora para esta conta, ou é ela mesma uma devolução.",
    action: "Nomeie o crédito que foi recebido. Dinheiro pago por NATIVE volta por outra obrigação.",
  },
  RETURN_WINDOW_CLOSED: {
    title: "O prazo para devolver este crédito terminou.",
    when: "O crédito foi liquidado há mais de 90 dias.",
    action: "Devolva o dinheiro por um novo pagamento.",
  },
  RETURN_EXCEEDS_ORIGINAL: {
    title: "É mais do que resta do crédito.",
    when: "O valor e todas as devoluções anteriores do crédito, exceto as que falharam, passam do crédito.",
    action: "Devolva no máximo o que os detalhes dizem que resta.",
  },
  PIX_CHARGE_NOT_FOUND: {
    title: "Esta cobrança não existe.",
    when: "Nenhuma cobrança do seu inquilino tem este txid.",
    action: "Confira o txid; maiúsculas importam. Cobranças de outros inquilinos respondem o mesmo.",
  },
  KEY_REQUIRED: {
    title: "A conta não tem chave Pix ativa.",
    when: "Foi pedido um QR Code para uma conta sem nenhuma chave ACTIVE.",
    action: "Registre antes uma chave para a conta.",
  },
  KEY_AMBIGUOUS: {
    title: "A conta tem várias chaves Pix ativas.",
    when: "Não foi dado `key_id`, e a conta tem mais de uma chave ACTIVE.",
    action: "Nomeie uma delas como `key_id`.",
  },
  PIX_KEY_NOT_USABLE: {
    title: "A chave não pode ser usada para esta conta.",
    when: "A chave nomeada não está ACTIVE, ou leva a outra conta sua.",
    action: "Nomeie uma chave ACTIVE desta conta, ou omita `key_id` quando ela tiver exatamente uma.",
  },
  BRCODE_TOO_LONG: {
    title: "O texto não cabe no código.",
    when: "Chave e descrição dividem 99 caracteres com o que o código precisa, e juntas são mais longas.",
    action: "Encurte a descrição até o que os detalhes permitem.",
  },
  INVALID_BRCODE: {
    title: "Este não é um código Pix válido.",
    when: "O texto não é um BR Code do Pix bem formado. `reason` nos detalhes diz o que está errado, `field` em que campo do código, `position` onde, em caracteres a partir de 0.",
    action: "Faça-o ser lido ou copiado de novo, inteiro. Se não adiantar, peça um novo ao recebedor.",
  },
  BRCODE_NOT_RESOLVED: {
    title: "Não há cobrança por trás deste código.",
    when: "A instituição do recebedor não conhece a cobrança, a removeu ou a assinou errado.",
    action: "Peça um novo código ao recebedor. O motivo é NOT_FOUND, GONE ou INVALID_SIGNATURE.",
  },
  BRCODE_AMOUNT_DIFFERS: {
    title: "O código pede outro valor.",
    when: "Paga-se um código do seu próprio inquilino que diz quanto, ele mesmo ou por sua cobrança, e o valor ou a moeda é outra. O trilho impõe a mesma regra a quem paga códigos de outros bancos.",
    action: "Pague o que o código pede, que está nos detalhes em centavos; decodifique-o antes para mostrá-lo.",
  },
  PIX_CHARGE_NOT_PAYABLE: {
    title: "A cobrança não pode mais ser paga.",
    when: "Paga-se um código dinâmico do seu próprio inquilino cuja cobrança já está paga, foi cancelada ou passou do prazo. O motivo é PAID, CANCELLED ou EXPIRED.",
    action: "Faça uma nova cobrança e peça que o código dela seja pago.",
  },
  PIX_CHARGE_REFUSED: {
    title: "O provedor recusa a cobrança.",
    when: "O provedor não aceita a cobrança, por um motivo que ele nomeia.",
    action: "Leia o motivo nos detalhes e corrija a cobrança.",
  },
  SDK_LANGUAGE_NOT_FOUND: {
    title: "Não há cliente nesta linguagem.",
    when: "A linguagem não é uma em que se fazem clientes, ou esta instalação não tem as ferramentas para fazê-lo.",
    action: "Use uma das que os detalhes listam.",
  },
  SDK_NOT_READY: {
    title: "O cliente está sendo feito.",
    when: "A descrição mudou, ou ninguém pediu esta linguagem antes, e o cliente ainda não está feito.",
    action: "Espere o tempo que o cabeçalho Retry-After indica e peça de novo. Nesse tempo ele é feito.",
  },
  BATTERY_NOT_FOUND: {
    title: "Esta execução da bateria não existe.",
    when: "O produto não tem execução da bateria com este identificador.",
    action: "Confira o identificador e o produto. Execuções de outros inquilinos respondem o mesmo.",
  },
  BATTERY_RUNNING: {
    title: "Uma bateria está em curso contra este produto.",
    when: "Uma execução anterior contra o produto está QUEUED ou RUNNING.",
    action: "Espere o fim da execução nomeada nos detalhes.",
  },
  CERTIFICATION_NOT_FOUND: {
    title: "O produto não está certificado.",
    when: "A versão vinculada do produto nunca foi certificada.",
    action: "Certifique-a com a evidência de uma execução de conformidade e de uma bateria.",
  },
  CERTIFICATION_EVIDENCE_NOT_FOUND: {
    title: "Esta evidência não existe.",
    when: "A certificação não registra documento deste tipo, ou não há nada na chave dada.",
    action: "Pegue hash e chave da execução de conformidade, da bateria ou do trabalho de compilação, sem mudanças.",
  },
  EVIDENCE_HASH_MISMATCH: {
    title: "O hash não é o do documento.",
    when: "O documento na chave tem outro hash que não o dado.",
    action: "Pegue hash e chave da execução de conformidade, da bateria ou do trabalho de compilação, sem mudanças.",
  },
  EVIDENCE_NOT_APPLICABLE: {
    title: "A evidência não prova este produto.",
    when: "O documento é de outro tipo ou produto, ou foi feito com outro script e não está marcado como herdado.",
    action: "Use evidência da versão vinculada; uma transcrição de conformidade de outro script, só com `inherited`.",
  },
  EVIDENCE_VERDICT_FAILED: {
    title: "A evidência diz que o produto falhou.",
    when: "O veredito de um documento é FAILED, ou ele ainda não tem nenhum.",
    action: "Corrija o produto e repita a execução de conformidade ou a bateria.",
  },
  CONFORMANCE_RUN_NOT_FOUND: {
    title: "Esta execução de conformidade não existe.",
    when: "O produto não tem execução de conformidade com este identificador.",
    action: "Confira o identificador e o produto. Execuções de outros inquilinos respondem o mesmo.",
  },
  CONFORMANCE_STEP_NOT_FOUND: {
    title: "A execução não tem este passo.",
    when: "O índice passa do último passo da execução.",
    action: "Leia a execução para ver seus passos.",
  },
  CONFORMANCE_ACCOUNTS_INSUFFICIENT: {
    title: "O produto precisa de mais contas.",
    when: "Há menos contas distintas do que uma para agir e uma para cada chave de contraparte do produto.",
    action: "Nomeie tantas contas distintas quantas os detalhes dizem.",
  },
  CONFORMANCE_ACCOUNT_NOT_ELIGIBLE: {
    title: "Só contas CUSTOMER participam de uma execução de conformidade.",
    when: "Uma conta é de outro tipo.",
    action: "Nomeie contas CUSTOMER.",
  },
  CONFORMANCE_STEP_OUT_OF_ORDER: {
    title: "O próximo passo é outro.",
    when: "Um passo anterior da execução não terminou.",
    action: "Execute o passo que os detalhes nomeiam, quando o anterior tiver terminado.",
  },
  CONFORMANCE_STEP_NOT_DUE: {
    title: "Ainda não é hora deste passo.",
    when: "Passaram menos que seus `after_seconds` desde a criação no seu cenário.",
    action: "Execute-o de novo em `details.due_at`.",
  },
  CONFORMANCE_RUN_ENDED: {
    title: "A execução terminou.",
    when: "A execução está EXPIRED, ou outra versão do produto foi vinculada nesse meio-tempo.",
    action: "Abra uma nova execução.",
  },
  PRODUCT_NOT_FOUND: {
    title: "Este produto não existe.",
    when: "Nenhum produto do seu inquilino tem este nome.",
    action: "Confira o nome. Produtos de outros inquilinos respondem o mesmo.",
  },
  PRODUCT_TEMPLATE_NOT_FOUND: {
    title: "Este modelo não existe.",
    when: "Nenhum modelo com este nome, ou nenhuma versão dele assim, vem de fábrica.",
    action: "Use um dos que os detalhes listam.",
  },
  PRODUCT_ALREADY_BOUND: {
    title: "O nome pertence a outro produto.",
    when: "O produto não está mais em DRAFT, ou foi vinculado a partir de outro modelo ou de um pacote seu.",
    action: "Escolha outro nome.",
  },
  PRODUCT_NOT_OPEN: {
    title: "O produto não aceita novas instâncias.",
    when: "O produto está SUSPENDED ou RETIRED, ou não está LIVE e este não é o ambiente de teste.",
    action: "Espere o produto ficar LIVE; um que está RETIRED nunca volta a ficar, como diz `details.lifecycle`. Nesse caso, use outro.",
  },
  PRODUCT_RETIRED: {
    title: "O produto está aposentado.",
    when: "O produto está RETIRED, e dele só restam leituras.",
    action: "Vincule outro produto.",
  },
  PRODUCT_ACTION_NOT_FOUND: {
    title: "O produto não tem esta ação.",
    when: "O manifesto não declara ação com este nome.",
    action: "Use uma das que os detalhes listam.",
  },
  PRODUCT_PARAMETER_INVALID: {
    title: "Um parâmetro falta ou não é o que o manifesto pede.",
    when: "Um parâmetro declarado é obrigatório e falta, tem outro tipo ou comprimento, está fora dos limites do seu campo de dados, ou não nomeia conta onde preenche uma chave. `details.reason` é MISSING, WRONG_TYPE, OUT_OF_BOUNDS, WRONG_LENGTH ou NOT_A_KEY.",
    action: "Corrija o parâmetro que os detalhes nomeiam. O que o manifesto não declara é ignorado.",
  },
  PRODUCT_INSTANCE_NOT_FOUND: {
    title: "Esta instância não existe.",
    when: "O produto não tem instância com este identificador.",
    action: "Confira o identificador e o produto. Instâncias de outros inquilinos respondem o mesmo.",
  },
  INSTANCE_NOT_INDEXED: {
    title: "A linha da instância ainda não pode ser gasta.",
    when: "O movimento anterior está a caminho, ou o que ele deixou na cadeia ainda não foi projetado.",
    action: "Leia a instância até `awaiting_index` ser false e repita a requisição.",
  },
  INSTANCE_CLOSED: {
    title: "A instância está encerrada.",
    when: "A instância está em um estado final, ou sua criação foi recusada.",
    action: "Leia a linha do tempo dela para ver o que houve com o valor. O encerramento é definitivo.",
  },
  INSTANCE_NOT_CLOSABLE: {
    title: "O produto não deixa uma instância ser encerrada à mão.",
    when: "O manifesto não declara encerramento.",
    action: "Faça as ações que levam a um estado final.",
  },
  NOT_A_PARTY_OF_INSTANCE: {
    title: "A conta não tem nenhuma chave da instância.",
    when: "A conta que assinaria não é uma das partes da instância.",
    action: "Assine com a conta de uma parte. Qual delas pode, o validador diz.",
  },
  PRODUCT_ACCOUNT_NOT_ELIGIBLE: {
    title: "A conta não pode participar de uma instância.",
    when: "Uma conta que seria parte não é uma conta CUSTOMER na moeda do produto, ou já é parte.",
    action: "Nomeie outra conta na moeda do produto para cada parte.",
  },
  RECONCILIATION_RUN_NOT_FOUND: {
    title: "Esta execução de conciliação não existe.",
    when: "Nenhuma execução de conciliação do seu inquilino tem este identificador.",
    action: "Confira o identificador. Execuções de outros inquilinos respondem o mesmo.",
  },
  RECONCILIATION_BREAK_NOT_FOUND: {
    title: "Esta diferença de conciliação não existe.",
    when: "Nenhuma diferença de conciliação do seu inquilino tem este identificador.",
    action: "Confira o identificador. Diferenças de outros inquilinos respondem o mesmo.",
  },
  RECONCILIATION_RUN_IN_PROGRESS: {
    title: "Uma execução sobre os mesmos livros ainda trabalha.",
    when: "Outra execução do mesmo provedor, trilho e moeda está RUNNING.",
    action: "Espere que ela termine e então inicie a sua.",
  },
  RECONCILIATION_BREAK_RESOLVED: {
    title: "A diferença foi resolvida de outro modo.",
    when: "Ela já foi explicada, corrigida ou superada. Uma segunda correção também é recusada, pois moveria dinheiro.",
    action: "Leia-a para ver como foi resolvida.",
  },
  PROVIDER_STATEMENT_NOT_OFFERED: {
    title: "Este provedor não tem extrato para buscar.",
    when: "A origem é FETCH, mas o adaptador deste trilho não consegue buscar um extrato deste provedor.",
    action: "Envie o extrato como LINES ou CSV.",
  },
  PROVIDER_STATEMENT_INVALID: {
    title: "O extrato não pode ser lido.",
    when: "O texto não é CSV assim, um campo de uma linha não é válido, duas linhas têm o mesmo `external_id`, ou uma linha está fora do período.",
    action: "Corrija a linha que `details` nomeia e envie o extrato de novo. Nada foi comparado.",
  },
  SCHEDULE_NOT_FOUND: {
    title: "Este agendamento não existe.",
    when: "Nenhum agendamento do seu inquilino tem este identificador.",
    action: "Confira o identificador. Agendamentos de outros inquilinos respondem o mesmo.",
  },
  SCHEDULE_TERMINAL: {
    title: "O agendamento terminou.",
    when: "O agendamento está CANCELLED ou COMPLETED, e a requisição o mudaria, pausaria ou retomaria.",
    action: "Crie um novo agendamento. Um terminado continua legível.",
  },
  INVALID_TIMEZONE: {
    title: "O fuso horário não é conhecido.",
    when: "O nome não é um dos do banco de dados de fusos da IANA.",
    action: "Use um nome do banco de dados, como America/Sao_Paulo ou Singapore; deslocamentos e outras abreviações não são aceitos.",
  },
  INVALID_RECURRENCE: {
    title: "A recorrência não faz sentido.",
    when: "Uma parte não pertence à frequência (weekdays junto com MONTHLY, month_day junto com WEEKLY), month_day é 0, a regra foi dada a um ONE_SHOT, ou ela não descreve nenhuma ocorrência daqui em diante.",
    action: "Corrija a parte que os detalhes nomeiam.",
  },
  RUN_AT_IN_PAST: {
    title: "O instante já passou.",
    when: "run_at está no passado há mais de misfire_grace_seconds, de modo que o pagamento só poderia ser perdido.",
    action: "Dê um instante posterior, ou pague agora criando uma obrigação.",
  },
  CONSENT_NOT_FOUND: {
    title: "Este consentimento não existe.",
    when: "O squad não tem consentimento com este identificador, ou ele foi retirado.",
    action: "Confira o identificador. Os membros do squad são listados com seus consentimentos.",
  },
  NOT_THE_CONSENTING_MEMBER: {
    title: "Só o membro que deu o consentimento pode retirá-lo.",
    when: "A conta é membro do squad, mas não deu este consentimento.",
    action: "Faça o pedido em nome do membro que o deu.",
  },
  NO_SHARE_TO_COLLECT: {
    title: "O membro não tem parte desta despesa a cobrar.",
    when: "A conta é a pagadora da despesa recorrente, ou a divisão dela deixa a conta de fora.",
    action: "Consinta só em despesas cujo custo você divide e que outro membro paga.",
  },
  INVALID_KIND: {
    title: "Este tipo de contribuição não existe.",
    when: "O tipo de uma contribuição não é FUNDED nem ACCOUNTING.",
    action: "Use FUNDED para um depósito, ACCOUNTING para uma despesa.",
  },
  SQUAD_ENTRY_NOT_FOUND: {
    title: "Este lançamento não existe.",
    when: "O squad não tem lançamento de dinheiro com este número.",
    action: "Pegue o número das transações do squad ou de um plano de acerto.",
  },
  NOT_THE_CREDITOR: {
    title: "Só o credor pode perdoar.",
    when: "A conta não pagou a despesa, ou nada lhe é devido da simplificação.",
    action: "Faça o pedido em nome do credor.",
  },
  ENTRY_NOT_ACCOUNTING: {
    title: "O lançamento não é uma despesa.",
    when: "O lançamento não é uma despesa nem, quando se perdoam dívidas, uma simplificação. Uma simplificação não tem divisão, então não pode ser dividida de novo.",
    action: "Nomeie uma despesa ou, para perdoar, uma simplificação.",
  },
  SQUAD_ENTRY_NOT_OPEN: {
    title: "A despesa não tem parte em aberto.",
    when: "Todas as suas partes foram pagas, perdoadas ou levadas a uma simplificação.",
    action: "Leia-a para ver o que houve com as partes. O que foi pago só volta por um pagamento.",
  },
  SPLIT_NOT_APPLICABLE: {
    title: "Um depósito não é dividido.",
    when: "Uma contribuição do tipo FUNDED traz members_snapshot, split ou transações em source_tx_ids.",
    action: "Omita esses campos, ou use ACCOUNTING.",
  },
  SPLIT_MEMBER_NOT_ACTIVE: {
    title: "A divisão nomeia uma conta que não é membro ativo.",
    when: "Uma conta de split ou de members_snapshot não é membro do squad, foi só convidada, ou saiu.",
    action: "Nomeie só membros ativos, ou omita members_snapshot.",
  },
  SPLIT_INVALID: {
    title: "A divisão não fecha.",
    when: "As partes não somam o valor ou 10000 pontos-base, ou não nomeiam cada membro uma vez.",
    action: "Corrija as partes. Os detalhes dizem o que era esperado.",
  },
  SOURCE_TRANSACTION_NOT_FOUND: {
    title: "A conta de quem age não tem esta transação.",
    when: "Uma transação de source_tx_ids não existe ou não tirou nada da conta de quem age.",
    action: "Nomeie transações em que esta conta pagou, ou omita source_tx_ids.",
  },
  SOURCE_TRANSACTION_TAKEN: {
    title: "A transação já foi dividida.",
    when: "Outra despesa de um squad, não anulada, nomeia esta transação.",
    action: "Anule antes a outra despesa, ou deixe a transação de fora.",
  },
  SQUAD_NOT_FOUND: {
    title: "Este squad não existe.",
    when: "Nenhum squad do seu inquilino tem este identificador.",
    action: "Confira o identificador. Squads de outros inquilinos respondem o mesmo.",
  },
  NOT_A_SQUAD_MEMBER: {
    title: "A conta não é membro do squad.",
    when: "A conta que pede não entrou no squad, ou saiu dele. Ser convidada não a torna membro.",
    action: "Aja por uma conta que é membro, ou aceite antes o convite.",
  },
  INSUFFICIENT_ROLE: {
    title: "O papel do membro não permite isto.",
    when: "O membro que pede não é OWNER, ou não é um dos que esta operação deixa fazer.",
    action: "Peça a um OWNER do squad que o faça, ou que mude o papel.",
  },
  SQUAD_CLOSED: {
    title: "O squad está encerrado.",
    when: "O squad foi encerrado. Ele pode ser lido e não faz mais nada.",
    action: "Crie outro squad. O encerramento é definitivo.",
  },
  SQUAD_FROZEN: {
    title: "O squad está congelado.",
    when: "Um OWNER congelou o squad, e a requisição moveria seu dinheiro ou mudaria o que os membros devem. Leituras, configurações, convites e membros ainda funcionam.",
    action: "Espere um OWNER descongelar o squad e repita a requisição.",
  },
  SQUAD_NOT_EMPTY: {
    title: "O squad ainda tem dinheiro ou dívidas.",
    when: "Ele seria encerrado enquanto sua conta compartilhada tem dinheiro, algo está entrando ou saindo, ou membros devem uns aos outros.",
    action: "Gaste ou pague o saldo, acerte as dívidas e então o encerre.",
  },
  GOAL_DATE_PAST: {
    title: "A data da meta já passou.",
    when: "A data-alvo é anterior a hoje em São Paulo.",
    action: "Dê hoje ou uma data posterior, ou nenhuma.",
  },
  SQUAD_LIMIT_REACHED: {
    title: "O squad, ou a conta, já tem tantos quantos pode.",
    when: "Teria mais do que pode. `what` diz de quê: MEMBERS, com convites pendentes (200 por squad), RECURRING_EXPENSES que não foram excluídas (100 por squad), SPEND_REQUESTS pendentes (100 por squad), ou SQUADS que estão OPEN (500 por conta).",
    action: "Encerre antes alguns deles, ou peça menos.",
  },
  SQUAD_MEMBER_NOT_FOUND: {
    title: "Este membro não existe.",
    when: "A conta nunca entrou neste squad, ou saiu dele e a operação precisa de um membro atual.",
    action: "Confira o identificador com os membros do squad.",
  },
  SQUAD_INVITATION_NOT_FOUND: {
    title: "Este convite não existe.",
    when: "A conta nunca foi convidada para este squad.",
    action: "Confira os identificadores, ou peça um convite.",
  },
  SQUAD_INVITATION_NOT_PENDING: {
    title: "O convite foi respondido ou revogado.",
    when: "O convite não está mais pendente, e também não está na situação pedida.",
    action: "Leia a situação dele. Um novo convite pode ser enviado a qualquer momento.",
  },
  ALREADY_A_SQUAD_MEMBER: {
    title: "A conta já é membro.",
    when: "Uma conta a convidar já entrou no squad e não saiu dele.",
    action: "Deixe-a fora dos convites.",
  },
  MEMBER_NOT_ELIGIBLE: {
    title: "Uma conta deste tipo não pode ser membro.",
    when: "A conta não é do tipo CUSTOMER.",
    action: "Use uma conta que guarda dinheiro do próprio cliente; promova antes uma conta GUEST.",
  },
  INVALID_ROLE: {
    title: "Este não é um papel de membro.",
    when: "O papel não é OWNER nem SPENDER.",
    action: "Use OWNER ou SPENDER.",
  },
  OWN_ROLE: {
    title: "Um OWNER não pode mudar o próprio papel.",
    when: "O membro que pede e o membro a mudar são o mesmo.",
    action: "Peça a outro OWNER.",
  },
  LAST_OWNER: {
    title: "O último OWNER não pode sair.",
    when: "Sem este membro o squad não teria OWNER.",
    action: "Torne antes outro membro OWNER, ou encerre o squad.",
  },
  MEMBER_NOT_SETTLED: {
    title: "O membro ainda deve, tem a receber ou paga algo.",
    when: "O membro tem partes em aberto de um dos lados, ou é o pagador de uma despesa recorrente.",
    action: "Acerte ou anule as partes, dê outro pagador às despesas recorrentes e então retire o membro.",
  },
  RECURRING_EXPENSE_NOT_FOUND: {
    title: "Esta despesa recorrente não existe.",
    when: "O squad não tem despesa recorrente com este identificador.",
    action: "Confira o identificador. O ciclo do squad lista suas despesas recorrentes.",
  },
  RECURRENCE_NOT_ENABLED: {
    title: "O squad não tem ciclos mensais.",
    when: "Seria criada uma despesa recorrente com os ciclos desligados.",
    action: "Defina antes a recorrência do squad.",
  },
  RECURRING_EXPENSE_DELETED: {
    title: "A despesa recorrente foi excluída.",
    when: "Ela seria editada ou confirmada depois de excluída.",
    action: "Crie outra.",
  },
  RECURRING_EXPENSE_NOT_PENDING: {
    title: "Não há nada a confirmar.",
    when: "Seu valor é fixo, já foi confirmado neste ciclo, ela não vence no ciclo aberto, ou os ciclos estão desligados.",
    action: "Leia o ciclo do squad para ver como ela está.",
  },
  NOT_THE_PAYER: {
    title: "Só o pagador pode confirmar o valor.",
    when: "A conta não é a pagadora da despesa recorrente.",
    action: "Faça o pedido em nome do pagador.",
  },
  PAYER_NOT_A_MEMBER: {
    title: "O pagador não é membro ativo.",
    when: "A conta nomeada como pagadora não é membro do squad, foi só convidada, ou saiu.",
    action: "Nomeie um membro ativo.",
  },
  AMOUNT_NOT_APPLICABLE: {
    title: "Uma despesa variável não tem valor fixo.",
    when: "Foi dado um valor para uma despesa recorrente VARIABLE.",
    action: "Omita o valor; o pagador o confirma em cada ciclo.",
  },
  SHARE_NOT_FOUND: {
    title: "Esta parte da despesa não existe.",
    when: "O lançamento não existe no squad ou nunca teve uma parte com esta referência.",
    action: "Leia de novo o plano de acerto e envie o corpo dele como está.",
  },
  NOT_THE_DEBTOR: {
    title: "Outro membro deve esta parte.",
    when: "Uma parte da requisição não é devida pela conta que paga.",
    action: "Pague só as suas partes. O plano de acerto da sua conta as lista.",
  },
  SHARE_NOT_OPEN: {
    title: "A parte não está mais em aberto.",
    when: "A parte foi paga, perdoada, dividida de novo ou simplificada desde a leitura do plano. Nada foi pago.",
    action: "Leia de novo o plano de acerto. Um movimento de dinheiro nunca é repetido.",
  },
  SPEND_REQUEST_NOT_FOUND: {
    title: "Este pedido de gasto não existe.",
    when: "O squad não tem pedido de gasto com este identificador.",
    action: "Confira o identificador. Pedidos de gasto de outros squads respondem o mesmo.",
  },
  SPEND_REQUEST_NOT_PENDING: {
    title: "O pedido de gasto já foi decidido.",
    when: "Ele foi executado, rejeitado, falhou ou expirou.",
    action: "Leia a situação dele. Para gastar mesmo assim, peça de novo com um novo gasto.",
  },
  APPROVALS_UNREACHABLE: {
    title: "Há menos aprovadores do que aprovações exigidas.",
    when: "Podem aprovar menos membros, além de quem pede, do que as aprovações exigidas: de um gasto agora ou, quando se definem regras, de um gasto que algum membro sujeito a elas poderia pedir.",
    action: "Exija menos aprovações, deixe todos os membros aprovarem, ou torne mais membros OWNER.",
  },
  OWN_SPEND_REQUEST: {
    title: "Quem pede o gasto não o aprova.",
    when: "O membro que aprova é o que pediu o gasto.",
    action: "Deixe outro membro do grupo da política aprovar.",
  },
  INVALID_PERIOD: {
    title: "O período não é válido.",
    when: "`from` é posterior a `to`, ou, onde só se leem ou comparam dias já começados, o período alcança o futuro.",
    action: "Dê um primeiro dia que não seja posterior ao último.",
  },
  PERIOD_TOO_LONG: {
    title: "O período é longo demais.",
    when: "O período, contados o primeiro e o último dia, tem mais dias do que esta operação aceita.",
    action: "Peça vários períodos mais curtos.",
  },
  UNSUPPORTED_FORMAT: {
    title: "Este formato não é aceito.",
    when: "O `format` não é `json`, `csv` nem `ofx`. Não há `pdf`.",
    action: "Use `json`, `csv` ou `ofx`.",
  },
};
