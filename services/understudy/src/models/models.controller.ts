import { Controller, Get, Param } from '@nestjs/common';
import { UNDERSTUDY_MODEL } from '@parley/contracts/prompt/understudy';
import { openAiErrors } from '../errors/openai.errors.js';

const MODEL = { id: UNDERSTUDY_MODEL, object: 'model', created: 0, owned_by: 'parley' } as const;

@Controller('v1/models')
export class ModelsController {
  @Get()
  list() {
    return { object: 'list', data: [MODEL] };
  }

  @Get(':id')
  show(@Param('id') id: string) {
    if (id !== UNDERSTUDY_MODEL) throw openAiErrors.unknownModel(id);
    return MODEL;
  }
}
