import { Body, Controller, Delete, Get, HttpCode, Post } from '@nestjs/common';
import { ArmFaultRequest } from './arm-fault.request.js';
import { FaultDesk } from './fault-desk.js';

/** Makes the next completions misbehave. Orders queue up until they are used or cleared. */
@Controller('faults')
export class FaultsController {
  constructor(private readonly desk: FaultDesk) {}

  @Get()
  show() {
    return this.desk.state();
  }

  @Post()
  @HttpCode(200)
  arm(@Body() order: ArmFaultRequest) {
    this.desk.arm(order);
    return this.desk.state();
  }

  @Delete()
  clear() {
    this.desk.clear();
    return this.desk.state();
  }
}
